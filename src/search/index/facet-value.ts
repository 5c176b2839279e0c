/**
 * A text as a value that can be filtered by, or null. A filter quotes values in backticks, so they cannot hold one, and
 * it refuses values without a letter or digit.
 */
export function facetValue(text: string | null): string | null {
  if (text === null) return null;
  const value = text.replaceAll('`', '’').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(value) ? value : null;
}
