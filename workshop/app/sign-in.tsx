import { Button } from "./button";
import { Field } from "./field";
import messages from "./message.module.css";
import { NewTabLink } from "./new-tab-link";
import styles from "./sign-in.module.css";
import stack from "./stack.module.css";

type SignInProps = {
  error: string | undefined;
  repository: string;
  onToken: (token: string) => Promise<void>;
};

// GitHub no longer documents the parameters that prefill its form, so the steps below name every value.
const TOKEN_OPTIONS = { name: "El taller de la tienda", expires_in: "365", contents: "write" };
const CREATE_TOKEN_URL = `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams(TOKEN_OPTIONS)}`;

/** Whether other projects' pages share the workshop's origin: they could read the stored token. */
export const hasSharedOrigin = ({ hostname, pathname }: URL | Location): boolean =>
  hostname.endsWith(".github.io") || pathname.split("/").length > 3;

/** Drops what a copied token may have around it: spaces, quotes, and characters that are invalid in a header. */
export const parseToken = (input: string): string => input.replace(/\W/g, "");

/** Asks for the owner's GitHub token. */
export function SignIn({ error, repository, onToken }: SignInProps) {
  return (
    <div className={styles.page}>
      <h1>El taller</h1>
      <p>Para guardar lo que cambies, el taller necesita una llave de GitHub. Dura un año.</p>
      <ol>
        <li>
          <NewTabLink href={CREATE_TOKEN_URL}>Abre GitHub</NewTabLink>
          El nombre de la llave ya está puesto: si no, escribe cualquiera. En «Expiration», elige
          «Custom» y el día de dentro de un año.
        </li>
        <li>
          En «Repository access», pulsa «Only select repositories» y elige «{repository}»; en
          «Permissions», añade «Contents» con «Add permissions» y ponlo en «Read and write».
        </li>
        <li>
          Abajo, pulsa «Generate token», confírmalo, copia la llave, que empieza por «github_pat_»,
          y pégala aquí.
        </li>
      </ol>
      {hasSharedOrigin(location) && (
        <span className={messages.warning}>
          Tu tienda comparte su dirección, {location.host}, con otras páginas, y lo que haya en
          ellas puede leer tu llave. Entra solo si todas son tuyas, o ponle antes un dominio propio.
        </span>
      )}
      <form
        className={stack.group}
        onSubmit={(event) => {
          event.preventDefault();
          void onToken(parseToken(String(new FormData(event.currentTarget).get("token"))));
        }}
      >
        <Field
          label="Tu llave"
          problem={error ? { message: error } : undefined}
          hint="Se queda en este navegador; se va con «Salir»."
        >
          {(attributes) => (
            <input
              {...attributes}
              type="password"
              name="token"
              required
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: focus scrolls the error into view, which is below the steps.
              autoFocus={Boolean(error)}
            />
          )}
        </Field>
        <Button type="submit" kind="primary">
          Entrar
        </Button>
      </form>
    </div>
  );
}
