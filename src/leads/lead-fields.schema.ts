import * as v from 'valibot';
import type { LeadSettings } from '../tenant/settings/leads/leads.schema.ts';
import { readEmail } from '../values/contact/email.ts';
import { readPhone } from '../values/contact/phone.ts';
import { readPostcode } from '../values/contact/postcode.ts';
import { fill } from '../values/fill.ts';
import { plainCharacters, typedLine, typedLines } from '../values/input/typed-text.ts';
import { MIN_MODEL_YEAR, maxModelYear } from '../values/vehicle/model-year.ts';

/** `texts` in leads.json: the error messages of fields. */
export type FieldTexts = LeadSettings['texts'];

const LONGEST_NAME = 100;
const LONGEST_LINE = 200;
const LONGEST_MESSAGE = 5000;
/** Trucks and buses have been sold with more than a million. */
const MAX_KILOMETRES = 2_000_000;

function shorter(max: number, { tooLong }: FieldTexts) {
  return v.maxLength<string, number, string>(max, fill(tooLong, { count: max }));
}

/** Text that must not be empty after trimming and cleaning. */
export function requiredLine(texts: FieldTexts, max = LONGEST_LINE, message = texts.required) {
  return v.pipe(v.string(message), v.transform(typedLine), v.nonEmpty(message), shorter(max, texts));
}

/** Text that may be `''`. */
export function optionalLine(texts: FieldTexts, max = LONGEST_LINE) {
  return v.pipe(v.nullish(v.string(texts.choice), ''), v.transform(typedLine), shorter(max, texts));
}

export function optionalMessage(texts: FieldTexts) {
  return v.pipe(
    v.nullish(v.string(texts.required), ''),
    v.transform(typedLines),
    shorter(LONGEST_MESSAGE, texts),
  );
}

export function requiredMessage(texts: FieldTexts) {
  return v.pipe(optionalMessage(texts), v.nonEmpty(texts.required));
}

/** Normalises a text with `read`; fails with `message` if `read` returns null. An empty text stays `''`. */
function readable(read: (text: string) => string | null, message: string) {
  return v.pipe(
    v.nullish(v.string(message), ''),
    v.transform(plainCharacters),
    v.trim(),
    v.check((text) => text === '' || read(text) !== null, message),
    v.transform((text) => read(text) ?? ''),
  );
}

/** Like `readable`, but required; an empty field gets only the message for a missing value. */
function requiredReadable(texts: FieldTexts, read: (text: string) => string | null, message: string) {
  return v.pipe(
    v.string(texts.required),
    v.transform(plainCharacters),
    v.trim(),
    v.nonEmpty(texts.required),
    v.check((text) => text === '' || read(text) !== null, message),
    v.transform((text) => read(text) ?? ''),
  );
}

/** "Core contact fields (name, email, phone and so on)" (leads and dealer §3). */
export function contactEntries(texts: FieldTexts) {
  return {
    name: requiredLine(texts, LONGEST_NAME, texts.name),
    last_name: optionalLine(texts, LONGEST_NAME),
    phone: phoneField(texts),
    email: emailField(texts),
  };
}

/** For forms in which the last name is required. */
export function fullNameEntries(texts: FieldTexts) {
  return { ...contactEntries(texts), last_name: requiredLine(texts, LONGEST_NAME) };
}

export function emailField(texts: FieldTexts) {
  return requiredReadable(texts, readEmail, texts.email);
}

/** "Phone numbers are normalised to national format … and non-digits stripped" (leads and dealer §5). */
export function phoneField(texts: FieldTexts) {
  return requiredReadable(texts, readPhone, texts.phone);
}

/** "Postcode: required; exactly four digits" (leads and dealer §5). */
export function postcodeField(texts: FieldTexts) {
  return requiredReadable(texts, readPostcode, texts.postcode);
}

export function optionalEmail(texts: FieldTexts) {
  return readable(readEmail, texts.email);
}

export function optionalPhone(texts: FieldTexts) {
  return readable(readPhone, texts.phone);
}

export function optionalPostcode(texts: FieldTexts) {
  return readable(readPostcode, texts.postcode);
}

/** One of the offered values, or `''`. */
export function optionalChoice(texts: FieldTexts, offered: readonly string[]) {
  return v.pipe(
    optionalLine(texts),
    v.check((answer) => answer === '' || offered.includes(answer), texts.choice),
  );
}

export function requiredChoice(texts: FieldTexts, offered: readonly string[]) {
  return v.pipe(optionalChoice(texts, offered), v.nonEmpty(texts.required));
}

/** Checkboxes that share a name: a posted form sends one as a string, several as a list. */
export function choices(texts: FieldTexts, offered: readonly string[]) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string())], texts.choice), []),
    v.transform((ticked) => [...new Set([ticked].flat().map(typedLine))].filter((name) => name !== '')),
    v.check((ticked) => ticked.every((name) => offered.includes(name)), texts.choice),
  );
}

const tickedWords = new Set(['true', 'on', '1', 'yes']);

/**
 * A checkbox; null if the field is absent. Browsers send nothing for an unticked box, so the form renders `<input
 * type="hidden" value="false">` with the same name before it, and the last value counts.
 */
export const box = v.pipe(
  // Without a default, valibot would skip the entry when the field is absent.
  v.optional(v.unknown(), null),
  v.transform((sent): boolean | null => {
    const last: unknown = Array.isArray(sent) ? sent.at(-1) : sent;
    if (last === undefined || last === null) return null;
    return last === true || last === 1 || (typeof last === 'string' && tickedWords.has(last.toLowerCase()));
  }),
);

/** A checkbox that must be ticked. */
export function tickedBox(message: string) {
  return v.pipe(
    box,
    v.check((isTicked) => isTicked === true, message),
  );
}

/** "Terms checkbox (where enabled) is required" (leads and dealer §5). */
export function usualTerms({
  terms,
}: {
  readonly terms: Pick<LeadSettings['terms'], 'required' | 'message'>;
}) {
  return termsEntries(terms.required ? terms.message : null);
}

/** `message` is null when the form has no terms checkbox. */
export function termsEntries(message: string | null) {
  return message === null ? {} : { terms_conditions: tickedBox(message) };
}

/** A number, possibly typed with `$`, spaces or thousands separators; null if empty. */
export function optionalFigure(texts: FieldTexts, min: number, max: number) {
  return typedFigure(texts.figure, { min, max, isWhole: false });
}

/** The year of a vehicle; null if empty. `thisYear` is the year in the dealer's time zone. */
export function optionalYear(texts: FieldTexts, thisYear: number) {
  const [min, max] = [MIN_MODEL_YEAR, maxModelYear(thisYear)];
  return typedFigure(texts.wholeFigure, { min, max, isWhole: true });
}

/** An odometer reading, possibly typed with `km`; null if empty. */
export function optionalKilometres(texts: FieldTexts) {
  return typedFigure(texts.wholeFigure, { min: 0, max: MAX_KILOMETRES, isWhole: true });
}

interface FigureLimits {
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
}

/** `wrong` is the error message, with {min} and {max}. */
function typedFigure(wrong: string, limits: FigureLimits) {
  const message = fill(wrong, { min: figureWords(limits.min), max: figureWords(limits.max) });
  return v.pipe(
    v.nullish(v.union([v.number(), v.string()], message), ''),
    v.transform((sent) => plainCharacters(String(sent)).replace(/[$,\s]|kms?\s*$/gi, '')),
    v.check((digits) => digits === '' || isFigure(digits, limits), message),
    v.transform((digits) => (digits === '' ? null : Number(digits))),
  );
}

/** Numbers of four digits may be years, which have no thousands separator. */
function figureWords(figure: number): string {
  return figure < 10_000 ? String(figure) : figure.toLocaleString('en-AU');
}

function isFigure(digits: string, { min, max, isWhole }: FigureLimits): boolean {
  const figure = Number(digits);
  const isNumber = /^\d{1,9}(\.\d{1,2})?$/.test(digits) && (!isWhole || Number.isInteger(figure));
  return isNumber && figure >= min && figure <= max;
}
