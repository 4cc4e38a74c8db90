import { useState } from "react";
import { SHOP } from "../draft/files";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

/** The address at which the shop stands, seen from its workshop; empty on this computer, which nobody else reaches. */
const here = (): string =>
  location.protocol === "https:" && location.hostname !== "localhost"
    ? new URL("..", location.href).href.replace(/\/$/, "")
    : "";

/** Offers the address at which she is now: Cloudflare does not tell it to the build. */
export function AddressOffer() {
  const { valueAt, set } = useWorkshop();
  const [offered] = useState(() => (valueAt(SHOP, ["url"]) ? "" : here()));
  if (!offered) return null;
  return (
    <button type="button" className={styles.button} onClick={() => set(SHOP, ["url"], offered)}>
      Usar {offered}
    </button>
  );
}
