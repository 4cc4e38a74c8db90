import { mailProvider } from "../../lib/mail-provider";
import { DEFAULT_COLOURS } from "../../model/schema/colours";
import { parseShopUrl } from "../../model/schema/parsers";
import { isDeepEqual } from "../draft/edit-yaml";
import { type FieldRef, SHOP_FILE } from "../draft/field-refs";
import { PALETTES } from "../draft/palettes";
import { Button } from "./button";
import { FieldList } from "./field-editor";
import messages from "./message.module.css";
import { NewTabLink } from "./new-tab-link";
import styles from "./panel-sheet.module.css";
import { getPanelTitle, type Panel } from "./panels";
import { Sheet } from "./sheet";
import { useWorkshop } from "./workshop-context";

const URL_FIELD: FieldRef = { file: SHOP_FILE, path: ["url"] };
const COLOURS_FIELD: FieldRef = { file: SHOP_FILE, path: ["colours"] };

/** Renders the fields of a panel, with the palettes or the link to the e-mail provider that help to fill them in. */
export function PanelSheet({ panel }: { panel: Panel }) {
  const { state } = useWorkshop();
  const { fields, note } = panel;
  const hasField = (key: string) => fields.some(({ path }) => path[0] === key);
  return (
    <Sheet title={getPanelTitle(panel, state.draft)}>
      {note && <span className={messages.muted}>{note}</span>}
      {hasField("emailjs") && (
        <NewTabLink href={mailProvider.dashboardUrl}>{`Abre ${mailProvider.name}`}</NewTabLink>
      )}
      {hasField("colours") && <Palettes />}
      {hasField("url") && <UseThisAddress />}
      {/* The title of the sheet already is the label of its only field. */}
      <FieldList fields={fields} isLabelHidden={fields.length === 1} />
    </Sheet>
  );
}

/** Offers the address at which the owner has opened the workshop as the shop's address. */
function UseThisAddress() {
  const { fields, isLocal } = useWorkshop();
  const address = new URL("..", location.href).href;
  if (isLocal || parseShopUrl(fields.getValue(URL_FIELD)) === address) return null;
  return (
    <Button onClick={() => fields.setValue(URL_FIELD, address)}>
      Usar esta dirección: {address}
    </Button>
  );
}

function Palettes() {
  const { fields } = useWorkshop();
  const current = fields.getValue(COLOURS_FIELD) ?? DEFAULT_COLOURS;
  return (
    <div className={styles.palettes}>
      {Object.entries(PALETTES).map(([name, colours]) => (
        <Button
          key={name}
          aria-pressed={isDeepEqual(current, colours)}
          onClick={() =>
            fields.setValue(COLOURS_FIELD, colours === DEFAULT_COLOURS ? undefined : colours)
          }
        >
          <svg viewBox="0 0 3 1" aria-hidden="true">
            {Object.entries(colours).map(([key, colour], index) => (
              <rect key={key} x={index} width="1" height="1" fill={colour} />
            ))}
          </svg>
          {name}
        </Button>
      ))}
    </div>
  );
}
