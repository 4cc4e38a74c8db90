import { nameOfBag } from "../draft/bags";
import { folderOf, labelOf } from "../draft/files";
import type { Problem } from "../draft/problems";
import { confirmsLoss } from "./bag-sheet";
import { Clashes } from "./clashes";
import styles from "./field.module.css";
import { fieldIn } from "./fields";
import { publicationWords } from "./publication-words";
import { Refused, UNPUBLISHED } from "./refused";
import { Sheet } from "./sheet";
import { makingWords } from "./upright";
import { type Path, useWorkshop } from "./use-workshop";

type PublishSheetProps = {
  onClose: () => void;
  onField: (file: string, path: Path) => void;
  isLocal: boolean;
  /** Where the shop is seen. */
  shop: string;
  onPublish: () => void;
  publishing: boolean;
  /** Why the last press has published nothing. */
  refused: unknown;
  refuse: (error: unknown) => void;
};

/** Where the host that docs/publicar.md tells of lists what it has built. */
const HOST = "https://dash.cloudflare.com/?to=/:account/workers-and-pages";

/** All that would change in the shop, each to be taken back; what keeps it from being published; and the one press. */
export function PublishSheet({
  onClose,
  onField,
  isLocal,
  shop,
  onPublish,
  publishing,
  refused,
  refuse,
}: PublishSheetProps) {
  const workshop = useWorkshop();
  const { sentences, problems, clashes, publication, making, snapshot, aside } = workshop;
  const wrong = problems.filter(({ warning }) => !warning);
  const doubtful = problems.filter(({ warning }) => warning);
  const where = (file: string) =>
    file.startsWith("bolsos/") ? `${nameOfBag(workshop.data(file))}, ` : "";

  const list = (title: string, problems: readonly Problem[], className?: string) =>
    problems.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul className={styles.list}>
          {problems.map(({ file, path, label, says }) => (
            <li key={file + path.join() + says} className={styles.change}>
              <span className={className}>
                {where(file)}
                {label}: {says}
              </span>
              {/* A file that cannot be read has no fields, and not each word in a file is one. */}
              {fieldIn(file, path) && (
                <button
                  type="button"
                  className={styles.text}
                  aria-label={`Ir a ${where(file)}${label}`}
                  onClick={() => onField(file, path)}
                >
                  Ir
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    );

  const isBusy = publishing || making > 0;
  const isIdle = isBusy || sentences.length === 0 || wrong.length > 0 || clashes.length > 0;
  const [verb, doing] = isLocal ? ["Guardar", "Guardando…"] : ["Publicar", "Publicando…"];
  return (
    <Sheet title="Esto cambia en la tienda" close="Cerrar" onClose={onClose}>
      {sentences.length === 0 && <p>No hay cambios sin publicar.</p>}
      {aside && (
        <button type="button" className={styles.button} onClick={() => void workshop.takeAside()}>
          Recuperar los cambios que tenías
        </button>
      )}
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence.says + sentence.file} className={styles.change}>
            <span>{sentence.says}</span>
            {/* What is on its way cannot be taken back. */}
            {!publishing && (
              <button
                type="button"
                className={styles.text}
                aria-label={`Deshacer: ${sentence.says}`}
                onClick={() => {
                  const isNew = folderOf(sentence.file) && !snapshot.texts[sentence.file];
                  if (!isNew || confirmsLoss()) void workshop.takeBack(sentence);
                }}
              >
                Deshacer
              </button>
            )}
          </li>
        ))}
      </ul>
      <Clashes
        onChoice={() => refuse(undefined)}
        nameOf={({ file, path }) =>
          path.length === 0
            ? (sentences.find((sentence) => sentence.file === file)?.says ?? "")
            : where(file) + labelOf(file, path)
        }
      />
      {list("Falta esto para publicar", wrong, styles.problem)}
      {list(
        sentences.length > 0 ? "Antes de publicar, míralo" : "La tienda sale así, pero míralo",
        doubtful,
      )}
      <div role="status" className={styles.group}>
        {making > 0 && <p>{makingWords(making)}</p>}
        {refused !== undefined && <Refused error={refused} otherwise={UNPUBLISHED} />}
        {publication?.state === "publishing" && <p>{publicationWords(publication, isLocal)}</p>}
        {publication?.state === "late" && (
          <p>
            Tus cambios están guardados, pero aún no se ven en la tienda: sigue como estaba. Por
            qué, lo dice al final la última construcción de tu alojamiento. En Cloudflare: «Workers
            &amp; Pages», tu proyecto, «Deployments», «View build».{" "}
            <a href={HOST} target="_blank" rel="noopener noreferrer">
              Abrir Cloudflare
            </a>
          </p>
        )}
        {publication?.state === "online" && sentences.length === 0 && (
          <p>
            {publicationWords(publication, isLocal)}{" "}
            <a href={shop} target="_blank" rel="noopener">
              Ver la tienda
            </a>
          </p>
        )}
        {publication?.state === "failed" && (
          <>
            <p className={styles.problem}>{publicationWords(publication, isLocal)}</p>
            <pre className={styles.report}>{publication.report}</pre>
          </>
        )}
        {isLocal && (
          <p className={styles.quiet}>
            Esto cambia la tienda de este ordenador. Para que la vean los demás, publícala: lo
            cuenta «docs/publicar.md».
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.go}
        // Not `disabled`, which would take the focus from it.
        aria-disabled={isIdle}
        onClick={() => !isIdle && onPublish()}
      >
        {publishing ? doing : verb}
      </button>
    </Sheet>
  );
}
