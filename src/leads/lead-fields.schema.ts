import * as v from 'valibot';
import type { LeadSettings } from '../tenant/settings/leads/leads.schema.ts';
import { readEmail } from '../values/email.ts';
import { fill } from '../values/fill.ts';
import { readPhone } from '../values/phone.ts';
import { readPostcode } from '../values/postcode.ts';
import { typedLine, typedLines } from '../values/typed-text.ts';

/** leads.json `texts`: what is said of a field that is not well filled in. */
export type FieldTexts = LeadSettings['texts'];

const longestName = 100;
const longestLine = 200;
const longestMessage = 5000;

function shorter(most: number, { tooLong }: FieldTexts) {
  return v.maxLength<string, number, string>(most, fill(tooLong, { count: most }));
}

/** A text that must be there once it is cleaned. */
export function requiredLine(texts: FieldTexts, most = longestLine, message = texts.required) {
  return v.pipe(v.string(message), v.transform(typedLine), v.nonEmpty(message), shorter(most, texts));
}

/** `''` where nothing was written. */
export function optionalLine(texts: FieldTexts, most = longestLine) {
  return v.pipe(v.nullish(v.string(texts.choice), ''), v.transform(typedLine), shorter(most, texts));
}

export function optionalMessage(texts: FieldTexts) {
  return v.pipe(
    v.nullish(v.string(texts.required), ''),
    v.transform(typedLines),
    shorter(longestMessage, texts),
  );
}

export function requiredMessage(texts: FieldTexts) {
  return v.pipe(optionalMessage(texts), v.nonEmpty(texts.required));
}

/** A text as `read` understands it, `message` where it does not; `''` where nothing was written. */
function readable(read: (text: string) => string | null, message: string) {
  return v.pipe(
    v.nullish(v.string(message), ''),
    v.trim(),
    v.check((text) => text === '' || read(text) !== null, message),
    v.transform((text) => read(text) ?? ''),
  );
}

/** The same, and it must be there; of an empty field only that is said. */
function requiredReadable(texts: FieldTexts, read: (text: string) => string | null, message: string) {
  return v.pipe(
    v.string(texts.required),
    v.trim(),
    v.nonEmpty(texts.required),
    v.check((text) => text === '' || read(text) !== null, message),
    v.transform((text) => read(text) ?? ''),
  );
}

/** "Core contact fields (name, email, phone and so on)" (leads and dealer §3). */
export function contactEntries(texts: FieldTexts) {
  return {
    name: requiredLine(texts, longestName, texts.name),
    last_name: optionalLine(texts, longestName),
    phone: phoneField(texts),
    email: emailField(texts),
  };
}

/** Forms that ask for the last name by itself need it. */
export function fullNameEntries(texts: FieldTexts) {
  return { ...contactEntries(texts), last_name: requiredLine(texts, longestName) };
}

export function emailField(texts: FieldTexts) {
  return requiredReadable(texts, readEmail, texts.email);
}

/** "Phone numbers are normalised to national format and non-digits stripped" (leads and dealer §5). */
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

/** One of the answers that the dealer offers, or `''`. */
export function optionalChoice(texts: FieldTexts, offered: readonly string[]) {
  return v.pipe(
    optionalLine(texts),
    v.check((answer) => answer === '' || offered.includes(answer), texts.choice),
  );
}

export function requiredChoice(texts: FieldTexts, offered: readonly string[]) {
  return v.pipe(optionalChoice(texts, offered), v.nonEmpty(texts.required));
}

/** Ticked boxes of one name: a form sends one as a text, several as a list. */
export function choices(texts: FieldTexts, offered: readonly string[]) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string())], texts.choice), []),
    v.transform((ticked) => [...new Set([ticked].flat().map(typedLine))].filter((name) => name !== '')),
    v.check((ticked) => ticked.every((name) => offered.includes(name)), texts.choice),
  );
}

const tickedWords = new Set(['true', 'on', '1', 'yes']);

/**
 * A box; null where it was not sent. A form sends nothing for a box that is not ticked, so it sends
 * `<input type="hidden" value="false">` of the same name before the box: of several the last counts.
 */
export const box = v.pipe(
  // With a default, or a field that is not there would not be looked at.
  v.optional(v.unknown(), null),
  v.transform((sent): boolean | null => {
    const last: unknown = Array.isArray(sent) ? sent.at(-1) : sent;
    if (last === undefined || last === null) return null;
    return last === true || last === 1 || (typeof last === 'string' && tickedWords.has(last.toLowerCase()));
  }),
);

/** A box that must be ticked before the form is sent. */
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

/** `message` is null where there is no such box. */
export function termsEntries(message: string | null) {
  return message === null ? {} : { terms_conditions: tickedBox(message) };
}

/** A figure, perhaps typed with `$`, spaces or thousands separators; null where nothing was written. */
export function optionalFigure(texts: FieldTexts, least: number, most: number) {
  return v.pipe(
    v.nullish(v.union([v.number(), v.string()], texts.choice), ''),
    v.transform((sent) => String(sent).replace(/[$,\s]|kms?$/gi, '')),
    v.check((digits) => digits === '' || isFigure(digits, least, most), texts.choice),
    v.transform((digits) => (digits === '' ? null : Number(digits))),
  );
}

function isFigure(digits: string, least: number, most: number): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
}
