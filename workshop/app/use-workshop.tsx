import { createContext, useContext, useMemo, useReducer, useSyncExternalStore } from "react";
import { type Path, valueAt } from "../../model/problem";
import type { Problem } from "../draft/problems";
import { same } from "../draft/yaml";
import type { Workshop as Core, State } from "../workshop";
import type { SeenFiles } from "./use-files";

export type { Path } from "../../model/problem";

/** The workshop as its parts use it: all that stands in the shop, and how to change it. */
export type Workshop = Omit<Core, "get" | "subscribe"> &
  State & {
    files: SeenFiles;
    /** How many photographs are being made ready, for whatever bag. */
    making: number;
    make: (more: number) => void;
    valueAt: (file: string, path: Path) => unknown;
    set: (file: string, path: Path, value: unknown) => void;
    /** What is wrong at a place, or doubtful. */
    toldAt: (file: string, path: Path) => Problem | undefined;
    /** What is wrong somewhere in a group. */
    wrongBelow: (file: string, path: Path) => boolean;
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

export const useCore = (core: Core): State => useSyncExternalStore(core.subscribe, core.get);

/** What the parts of the workshop are given. */
export const useParts = (
  core: Core,
  state: State,
  files: SeenFiles,
  leave: (() => void) | undefined,
): Workshop => {
  const [making, make] = useReducer((before: number, more: number) => before + more, 0);
  return useMemo(() => {
    const { problems } = state;
    return {
      ...core,
      ...state,
      files,
      making,
      make,
      leave,
      valueAt: (file, path) => valueAt(core.data(file), path),
      set: (file, path, value) => void core.setField(file, path, value),
      toldAt: (file, path) => problems.find((told) => told.file === file && same(told.path, path)),
      wrongBelow: (file, path) =>
        problems.some(
          (told) =>
            !told.warning && told.file === file && same(told.path.slice(0, path.length), path),
        ),
    };
  }, [core, state, files, making, leave]);
};
