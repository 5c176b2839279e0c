/** Deeper than anything that a form says. */
const deepest = 16;

/** Says that data is nested too deeply to be looked through. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

/**
 * Parsed JSON with every text well-formed: half a surrogate pair cannot be stored or sent on as UTF-8. Throws
 * `TooDeep` for what was made to exhaust whoever walks through it.
 */
export function plainData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) throw new TooDeep();
  if (Array.isArray(value)) return value.map((item) => plainData(item, depth + 1));
  // Entries are defined, not assigned: `__proto__` stays a name like any other.
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name.toWellFormed(), plainData(item, depth + 1)]),
  );
}
