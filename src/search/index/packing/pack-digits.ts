/**
 * Encodes numbers as text that compresses well: base-90 digits, one printable character each, first all lowest
 * digits, then all next ones ("planes"). A JSON array would need a comma for every number.
 */
const BASE = 90;
const FIRST = 35;
/** The only character in the range that JSON must escape, a backslash, is skipped. */
const SKIPPED = 92;

const characterOf = Array.from({ length: BASE }, (_, digit) =>
  String.fromCharCode(FIRST + digit >= SKIPPED ? FIRST + digit + 1 : FIRST + digit),
);

/** Integers from 0 up to 2⁵³; all zeros are encoded as an empty text. */
export function packDigits(numbers: ArrayLike<number>): string {
  const rest = Float64Array.from(numbers);
  let text = '';
  while (rest.some((number) => number > 0)) {
    const plane: string[] = [];
    for (const [at, number] of rest.entries()) {
      plane.push(characterOf[number % BASE] ?? '');
      rest[at] = Math.floor(number / BASE);
    }
    text += plane.join('');
  }
  return text;
}

/** Decodes `count` numbers. Throws if the text is invalid. */
export function unpackDigits(text: string, count: number): Float64Array {
  const numbers = new Float64Array(count);
  if (text === '') return numbers;
  const planes = text.length / count;
  if (!Number.isInteger(planes) || planes > 9) throw new Error('The search index is damaged: odd length.');
  for (let at = 0, factor = 1; at < text.length; factor *= BASE) {
    for (let row = 0; row < count; row += 1, at += 1) {
      const code = text.charCodeAt(at);
      const digit = code > SKIPPED ? code - FIRST - 1 : code - FIRST;
      if (digit < 0 || digit >= BASE || code === SKIPPED) {
        throw new Error('The search index is damaged: unknown digit.');
      }
      numbers[row] = (numbers[row] ?? 0) + digit * factor;
    }
  }
  return numbers;
}

/** Estimates the compressed size in bytes: the entropy of each plane. */
export function packedBytes(text: string, count: number): number {
  let bits = 0;
  for (let start = 0; start < text.length; start += count) {
    const counts = new Map<number, number>();
    for (let at = start; at < start + count; at += 1) {
      const code = text.charCodeAt(at);
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    for (const times of counts.values()) bits += times * Math.log2(count / times);
  }
  return bits / 8;
}
