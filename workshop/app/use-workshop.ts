import { createContext, useContext } from "react";
import type { Shipped } from "../../model/demo-content";
import type { Path } from "../../model/problem";
import type { FirstStep } from "../draft/first-steps";
import type { Problem } from "../draft/problems";
import type { Workshop as Core, State } from "../workshop";
import type { Open } from "./parts";
import type { SeenFiles } from "./use-files";

export type { Path };

/** The workshop as its sheets use it. */
export type Workshop = Omit<Core, "get" | "subscribe" | "publish"> &
  State & {
    files: SeenFiles;
    shipped: Shipped;
    steps: readonly FirstStep[];
    /** Whether the shop is kept on this computer alone. */
    isLocal: boolean;
    valueAt: (file: string, path: Path) => unknown;
    set: (file: string, path: Path, value: unknown) => void;
    /** What is wrong at a place, or doubtful. */
    toldAt: (file: string, path: Path) => Problem | undefined;
    /** What is wrong somewhere in a group. */
    wrongBelow: (file: string, path: Path) => boolean;
    /** How many photographs are being made ready, for whatever bag. */
    making: number;
    make: (more: number) => void;
    /** The sheets that are open: the last one is seen, and as it closes, the one before it is. */
    sheets: readonly Open[];
    /** Opens a sheet, and brings the shop behind it to what is changed in it. */
    open: (next: Open, below?: readonly Open[]) => void;
    close: () => void;
    /** Leads the shop to a screen or to a bag's own page. */
    go: (address: string) => void;
    /** What has become of what she has done last. */
    said: string;
    say: (words: string) => void;
    publishing: boolean;
    publish: () => Promise<void>;
    /** Why the last press on «Publicar» has published nothing, until she changes something. */
    refused: unknown;
    /** Takes her key away, and asks for another one; nothing on a computer of her own. */
    leave: (() => void) | undefined;
  };

const Context = createContext<Workshop | undefined>(undefined);
export const WorkshopProvider = Context.Provider;

export function useWorkshop(): Workshop {
  const workshop = useContext(Context);
  if (!workshop) throw new Error("useWorkshop outside of the workshop");
  return workshop;
}
