/** Caches a function's results by file and data object. The data must be immutable. */
export function memoizeByData<Result>(compute: (file: string, data: unknown) => Result) {
  const results = new WeakMap<object, Map<string, Result>>();
  return (file: string, data: unknown): Result => {
    if (typeof data !== "object" || data === null) return compute(file, data);
    const byFile = results.get(data) ?? new Map<string, Result>();
    const cached = byFile.get(file);
    if (cached !== undefined) return cached;
    const result = compute(file, data);
    results.set(data, byFile.set(file, result));
    return result;
  };
}
