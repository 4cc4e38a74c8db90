import { describeError } from "../owner-error";
import { hasReason } from "../repository/repository";
import { Button } from "./button";
import messages from "./message.module.css";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

const FAILED_MESSAGE = "No se ha podido. Tus cambios siguen aquí: vuelve a intentarlo.";

/** Renders an error and, if GitHub refuses the token, a button to enter another one. */
export function ErrorMessage({ error }: { error: unknown }) {
  const { signOut } = useWorkshop();
  return (
    <div className={stack.list}>
      <span className={messages.problem}>{describeError(error, FAILED_MESSAGE)}</span>
      {signOut && hasReason(error, "unknownToken", "token") && (
        <Button onClick={signOut}>Poner otra llave</Button>
      )}
    </div>
  );
}
