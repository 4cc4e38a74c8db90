/** Object keys and list indexes that lead to a value in a document. */
export type Path = readonly (string | number)[];

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === "object" && value !== null;

/** Returns the value at a path, or undefined. Ignores inherited properties such as `constructor`. */
export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (parent, key) => (isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined),
    value,
  );

/** An error or a warning about the content. The build reports it; the workshop shows it. */
export type Problem = {
  /** Path below `content/` of the file to fix. */
  file: string;
  line?: number | undefined;
  path?: Path;
  /** Label in the workshop: `Precio`, `Foto 2: Qué se ve en la foto`. */
  fieldLabel?: string | undefined;
  /** Says in Spanish what is wrong and how to fix it. */
  message: string;
  /** In a conflict of two bags, the other one's file. A change of either file ends the problem. */
  otherFile?: string;
  /** True if the shop can still be published. */
  warning?: true | undefined;
  /** True for a warning that the owner gets until the file is written again. */
  isOfEarlierFile?: true;
};

/** Returns true if the problem blocks publishing. */
export const isError = ({ warning }: Problem): boolean => !warning;
