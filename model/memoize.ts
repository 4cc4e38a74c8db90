/** Remembers a function's result for each file and each object with its data, which must not change. */
export function memoizeByData<Result>(compute: (file: string, data: unknown) => Result) {
  const results = new WeakMap<object, Map<string, Result>>();
  return (file: string, data: unknown): Result => {
    if (typeof data !== "object" || data === null) return compute(file, data);
    const byFile = results.get(data) ?? new Map<string, Result>();
    const known = byFile.get(file);
    if (known !== undefined) return known;
    const result = compute(file, data);
    results.set(data, byFile.set(file, result));
    return result;
  };
}
