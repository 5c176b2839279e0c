import { formatTypedPhone } from './format-typed-phone.ts';
import { plainCharacters } from './typed-text.ts';

/** Formats of inputs. */
export const inputFormats = ['phone', 'postcode', 'rego', 'money', 'kilometres', 'code'] as const;

export type InputFormat = (typeof inputFormats)[number];

/** The text of an input and the caret's position. */
export type Typed = { readonly text: string; readonly caret: number };

type Format = {
  /** Characters that belong to the value; all others are added and removed by the format. */
  readonly own: RegExp;
  readonly write: (typed: Typed) => string;
};

const POSTCODE_DIGITS = 4;
/** "exactly 6 digits" (leads and dealer §5). */
const CODE_DIGITS = 6;
/** The longest plates have nine characters and one separator. */
export const MAX_PLATE_CHARACTERS = 10;

const formats: Readonly<Record<InputFormat, Format>> = {
  phone: { own: /\d/g, write: ({ text }) => formatTypedPhone(text) },
  postcode: { own: /\d/g, write: writePostcode },
  rego: { own: /[A-Za-z\d ·.-]/g, write: writePlate },
  money: { own: /[\d.]/g, write: writeMoney },
  kilometres: { own: /[\d.]/g, write: writeKilometres },
  code: { own: /\d/g, write: writeCode },
};

/**
 * Formats a text during input and keeps the caret after the same character. Text that does not match the format is
 * unchanged; formatting is idempotent.
 */
export function formatTyped(kind: InputFormat, text: string, caret: number): Typed {
  const { own, write } = formats[kind];
  const visible = plainCharacters(text);
  const at = plainCharacters(text.slice(0, caret)).length;
  const written = write({ text: visible, caret: at });
  if (written === visible) return { text: visible, caret: at };
  // Counted from the end, because a prefix such as a country code may be removed.
  const behind = countOf(own, visible.slice(at));
  return { text: written, caret: placeBefore(own, written, behind) };
}

/**
 * Formats after a deletion. If only a formatting character was deleted, such as the space in `0412 345`, the adjacent
 * digit is deleted too; otherwise the format would restore the character forever.
 */
export function formatDeleted(kind: InputFormat, before: string, now: Typed, isForward: boolean): Typed {
  const formatted = formatTyped(kind, now.text, now.caret);
  if (formatted.text !== before) return formatted;
  const { own } = formats[kind];
  const left = now.text.slice(0, now.caret);
  const right = now.text.slice(now.caret);
  const shorter = isForward
    ? { text: left + withoutFirst(own, right), caret: now.caret }
    : { text: withoutLast(own, left) + right, caret: withoutLast(own, left).length };
  return formatTyped(kind, shorter.text, shorter.caret);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** The position that has `behind` own characters after it. */
function placeBefore(own: RegExp, text: string, behind: number): number {
  const ends = [...text.matchAll(own)].map(({ index }) => index + 1);
  return ends[ends.length - behind - 1] ?? 0;
}

function withoutFirst(own: RegExp, text: string): string {
  const at = text.search(own);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + 1);
}

function withoutLast(own: RegExp, text: string): string {
  const at = [...text.matchAll(own)].at(-1)?.index;
  return at === undefined ? text : text.slice(0, at) + text.slice(at + 1);
}

/** Limits the length; excess input is dropped, as by `maxlength`. */
function limited({ text, caret }: Typed, max: number): string {
  const excess = text.length - max;
  if (excess <= 0) return text;
  const from = Math.max(caret - excess, 0);
  return (text.slice(0, from) + text.slice(caret)).slice(0, max);
}

/** `4000`, also from `Brisbane QLD 4000`. */
function writePostcode({ text, caret }: Typed): string {
  const postcode = text.match(/(?<!\w)\d{4}(?!\w)/g)?.at(-1);
  if (postcode !== undefined) return postcode;
  const digits = text.replace(/\D/g, '');
  return limited({ text: digits, caret: countOf(/\d/g, text.slice(0, caret)) }, POSTCODE_DIGITS);
}

/** `123456`, also from `123 456` or a whole message. */
function writeCode({ text, caret }: Typed): string {
  const digits = text.replace(/\D/g, '');
  return limited({ text: digits, caret: countOf(/\d/g, text.slice(0, caret)) }, CODE_DIGITS);
}

/** Upper-case letters, digits and the separators that `readNumberPlate` accepts. */
function writePlate({ text, caret }: Typed): string {
  const plate = (part: string) => part.replace(/[^A-Za-z\d ·.-]/g, '').toUpperCase();
  return limited({ text: plate(text), caret: plate(text.slice(0, caret)).length }, MAX_PLATE_CHARACTERS);
}

/** A number with thousands separators; `''` if there are no digits, null if it is not a number. */
function groupedFigure(text: string): string | null {
  const figure = /^(\d*)(\.\d{0,2})?$/.exec(text.replace(/[$,\s]/g, ''));
  if (figure === null) return null;
  const [, whole = '', cents = ''] = figure;
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + cents;
}

function writeMoney({ text }: Typed): string {
  const figure = groupedFigure(text);
  return figure === null ? text : figure && `$${figure}`;
}

/** A unit typed by hand ends up before the formatted one: `85,000km| kms`. */
function writeKilometres({ text }: Typed): string {
  const figure = groupedFigure(text.replace(/(?:kms?|s)?\s*kms?/i, ''));
  return figure === null ? text : figure && `${figure} kms`;
}
