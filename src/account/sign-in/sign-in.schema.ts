import * as v from 'valibot';
import { mobileField } from '../../forms/phone-code/phone-code.schema.ts';
import { box } from '../../leads/lead-fields.schema.ts';
import { readEmail } from '../../values/contact/email.ts';
import { typedLine } from '../../values/input/typed-text.ts';

/** "exactly 6 digits" (leads and dealer §5). */
export const CODE_LENGTH = 6;

/** Error messages from account.json. */
export interface SignInTexts {
  readonly required: string;
  readonly phone: string;
  readonly email: string;
  readonly codeDigits: string;
}

/** The code as typed or pasted, such as `123 456`; "Code must be 6 digits." */
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

/** Null if empty. */
const name = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  v.transform((text) => typedLine(text) || null),
);

/** Null if empty. */
function emailField({ email: message }: Pick<SignInTexts, 'email'>) {
  return v.pipe(
    v.optional(v.pipe(v.string(message), v.trim()), ''),
    v.check((email) => email === '' || readEmail(email) !== null, message),
    v.transform(readEmail),
  );
}

/** Name and e-mail of a contact; empty fields are null. */
export function contactNames(texts: Pick<SignInTexts, 'email'>) {
  return { first_name: name, last_name: name, email: emailField(texts) };
}

/** A redirect target; `localPath` checks later that it is on this site. */
const place = v.optional(v.string());

/** `POST /api/account/code`; without the names also `POST /api/rate-limit`. */
export function sendCodeSchema(texts: SignInTexts) {
  return v.object({
    phone: mobileField(texts),
    ...contactNames(texts),
    dealership_slug: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    /** Path of the page with the form, for browsers without JavaScript. */
    page: place,
  });
}

/** `POST /api/account/verify`. */
export function verifyCodeSchema(texts: SignInTexts) {
  return v.object({ phone: mobileField(texts), code: codeField(texts), redirect: place });
}

/** For posts without JavaScript: the next page asks for the code, and can send another one. */
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

/** `everywhere` also ends the sessions on other devices. */
export const signOutSchema = v.object({
  everywhere: v.pipe(
    box,
    v.transform((isTicked) => isTicked === true),
  ),
  redirect: place,
});
