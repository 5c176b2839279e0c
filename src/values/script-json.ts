/**
 * JSON (or JSON-LD) escaped for a script element: `<`, `>` and `&`, so that no text can end the element, and U+2028
 * and U+2029, which are line ends in old JavaScript.
 */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
