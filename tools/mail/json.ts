/** An object of which nothing is known but the names that it may have. */
export type Fields<Key extends string> = Partial<Record<Key, unknown>>;

/** The object that a text holds as JSON, or nothing if it holds anything else. */
export function parseObject<Shape extends object>(raw: string): Partial<Shape> | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return isObject<Shape>(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isObject = <Shape extends object>(value: unknown): value is Partial<Shape> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value, if it is a text; empty otherwise. */
export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");
