/**
 * A text as a value that can be filtered by: null where nothing is left. Filters quote values in backticks
 * and cannot escape them, and refuse values of symbols alone.
 */
export function facetValue(text: string | null): string | null {
  if (text === null) return null;
  const value = text.replaceAll('`', '’').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(value) ? value : null;
}
