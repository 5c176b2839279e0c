/** Zero-width and direction marks, which contact apps and web pages put around numbers and addresses. */
const marks = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** `０４１２` and `＠`, as Chinese and Japanese keyboards write them. */
const fullWidth = /[\uff01-\uff5e]/g;

/** Distance of a full-width character from its ASCII character. */
const WIDTH = 0xfee0;

/** A copied or typed number or address without invisible marks, and in ASCII characters. */
export function plainCharacters(text: string): string {
  return text
    .replace(marks, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - WIDTH));
}
