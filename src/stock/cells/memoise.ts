const MAX_ENTRIES = 20_000;

/**
 * Memoises a function: a feed repeats its makes, models and colours thousands of times. Only for pure
 * functions of short texts.
 */
export function memoise<T>(read: (text: string) => T): (text: string) => T {
  const memory = new Map<string, { value: T }>();
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined) return known.value;
    const value = read(text);
    if (memory.size >= MAX_ENTRIES) memory.clear();
    memory.set(text, { value });
    return value;
  };
}
