const NON_ASCII = /[^\0-\x7f]/;

/**
 * A word as its UTF-8 bytes, one character (below 256) each, truncated at 100: lengths, order and typos are
 * in bytes, as in Typesense.
 */
export function toByteString(token: string): string {
  if (!NON_ASCII.test(token)) return token.length > 100 ? token.slice(0, 100) : token;
  const bytes = new TextEncoder().encode(token);
  return String.fromCharCode(...bytes.subarray(0, 100));
}
