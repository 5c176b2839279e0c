import * as v from 'valibot';
import { mobileField } from '../forms/phone-code.schema.ts';
import { box } from '../leads/lead-fields.schema.ts';
import { readEmail } from '../values/email.ts';
import { typedLine } from '../values/typed-text.ts';

/** "exactly 6 digits" (leads and dealer §5). */
export const codeLength = 6;

/** What a form says of a field that does not fit; from account.json. */
export interface SignInTexts {
  readonly required: string;
  readonly phone: string;
  readonly email: string;
  readonly codeDigits: string;
}

/** The code as it was typed or pasted, `123 456`; "Code must be 6 digits." */
export function codeField({ required, codeDigits }: Pick<SignInTexts, 'required' | 'codeDigits'>) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(30, codeDigits),
    v.transform((code) => code.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, codeDigits),
  );
}

/** Null when it is left empty. */
const name = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  v.transform((text) => typedLine(text) || null),
);

/** Null when it is left empty. */
function emailField({ email: message }: Pick<SignInTexts, 'email'>) {
  return v.pipe(
    v.optional(v.pipe(v.string(message), v.trim()), ''),
    v.check((email) => email === '' || readEmail(email) !== null, message),
    v.transform(readEmail),
  );
}

/** Who a contact is; null for each that is left empty. */
export function contactNames(texts: Pick<SignInTexts, 'email'>) {
  return { first_name: name, last_name: name, email: emailField(texts) };
}

/** Where to go on; `localPath` decides whether it is within the site. */
const place = v.optional(v.string());

/** `POST /api/account/code` and, without the names, `POST /api/rate-limit`. */
export function sendCodeSchema(texts: SignInTexts) {
  return v.object({
    phone: mobileField(texts),
    ...contactNames(texts),
    dealership_slug: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    /** The form's own page, for browsers without script. */
    page: place,
  });
}

/** `POST /api/account/verify`. */
export function verifyCodeSchema(texts: SignInTexts) {
  return v.object({ phone: mobileField(texts), code: codeField(texts), redirect: place });
}

/** The same of a form without script: the page after it asks for the code, and can send another. */
export function signInFormSchema(texts: SignInTexts) {
  return v.object({
    phone: mobileField(texts),
    code: v.optional(v.pipe(v.string(), v.trim()), ''),
    resend: v.optional(v.string(), ''),
    name,
    last_name: name,
    email: emailField(texts),
    redirect: place,
    back: place,
  });
}

/** `everywhere` ends the sessions on other devices too. */
export const signOutSchema = v.object({
  everywhere: v.pipe(
    box,
    v.transform((isTicked) => isTicked === true),
  ),
  redirect: place,
});
