/** Deeper than any form nests. */
const deepest = 16;

/** The data is nested too deeply to be processed. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

/**
 * Copies parsed JSON and makes every string well-formed: a lone surrogate cannot be stored or sent
 * as UTF-8. Throws `TooDeep` for data nested so deeply that it would exhaust the stack.
 */
export function plainData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) throw new TooDeep();
  if (Array.isArray(value)) return value.map((item) => plainData(item, depth + 1));
  // `fromEntries` defines properties instead of assigning them, so `__proto__` is an ordinary name.
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name.toWellFormed(), plainData(item, depth + 1)]),
  );
}
