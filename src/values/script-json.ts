/**
 * JSON, JSON-LD too, that is safe inside a script element: `<`, `>` and `&` are written as escapes, so that no
 * text of a feed can end the element or begin another; also U+2028 and U+2029, line ends in old scripts.
 */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
