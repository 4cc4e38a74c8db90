import { formatShortPrice } from "../../lib/price";
import { resolveMediaPath } from "../../model/content/content-files";
import { getBagName, listBags } from "../draft/bags";
import { parsePhotos } from "../draft/draft";
import { listFirstSteps } from "./first-steps";
import { MenuItem, MenuList } from "./menu-item";
import { getPanelTitle, PANEL_GROUPS, type SheetState } from "./panels";
import { Sheet } from "./sheet";
import { useWorkshop } from "./workshop-context";

const SIGN_OUT_CONFIRMATION =
  "Tu llave se borra de este navegador, y GitHub ya no la enseña: si no tienes una copia, para volver tendrás que crear otra. ¿Sales?";

/** Returns a bag's price and what is special about it: «24 € · agotado». */
function describeBag({ price, hidden, soldOut }: Record<string, unknown>): string {
  const state = soldOut ? "agotado" : "";
  const formattedPrice = typeof price === "number" ? formatShortPrice(price) : "";
  return [formattedPrice, hidden ? "oculto" : state].filter(Boolean).join(" · ");
}

/** Lists all that the owner may change: for the keyboard, and for texts and photos that the preview does not show. */
export function Menu() {
  const { state, sheets, photoSources, signOut } = useWorkshop();
  const stepCount = state.isExample ? 0 : listFirstSteps(state.draft).length;
  const renderItem = (name: string, target: SheetState, key = name) => (
    <MenuItem key={key} name={name} onClick={() => sheets.open(target)} />
  );
  const bags = listBags(state.draft).map(({ folder, file, data }) => {
    const photo = parsePhotos(data.photos)[0];
    return (
      <MenuItem
        key={folder}
        name={getBagName(data)}
        note={describeBag(data)}
        photo={photo && photoSources.thumbnailUrl(resolveMediaPath(file, photo.file))}
        onClick={() => sheets.open({ sheet: "bag", folder })}
      />
    );
  });
  return (
    <>
      {stepCount > 0 && (
        <MenuList>
          <MenuItem
            name="Primeros pasos"
            note={`Lo que aún está vacío: ${stepCount}`}
            onClick={() => sheets.open({ sheet: "steps" })}
          />
        </MenuList>
      )}
      {Object.entries(PANEL_GROUPS).map(([title, panels]) => (
        <section key={title}>
          <h3>{title}</h3>
          <MenuList>
            {title === "Bolsos" && [renderItem("Añadir un bolso", { sheet: "newBag" }), ...bags]}
            {panels.map((panel) =>
              renderItem(getPanelTitle(panel, state.draft), { sheet: "panel", panel }, panel.title),
            )}
            {/* A local folder has no history and needs no token. */}
            {title === "La tienda" && signOut && (
              <>
                {renderItem("Historia", { sheet: "history" })}
                <MenuItem
                  name="Salir"
                  onClick={() => confirm(SIGN_OUT_CONFIRMATION) && signOut()}
                />
              </>
            )}
          </MenuList>
        </section>
      ))}
    </>
  );
}

export const MenuSheet = () => (
  <Sheet title="Ir a…" closeLabel="Cerrar">
    <Menu />
  </Sheet>
);

/** Lists what the shop does not say yet. Each line opens its field, and disappears once that is filled in. */
export function FirstStepsSheet() {
  const { state, sheets } = useWorkshop();
  const steps = listFirstSteps(state.draft);
  return (
    <Sheet title="Primeros pasos" closeLabel="Cerrar">
      <p>
        {steps.length === 0
          ? "No queda nada vacío."
          : "Esto está vacío, y por eso no sale. Rellénalo en el orden que quieras, o déjalo."}
      </p>
      <MenuList>
        {steps.map(({ title, note, sheet }, i) => (
          <MenuItem
            key={title}
            name={title}
            note={note}
            isFocused={i === 0}
            onClick={() => sheets.open(sheet, sheets.stack)}
          />
        ))}
      </MenuList>
    </Sheet>
  );
}
