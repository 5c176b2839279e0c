import * as v from 'valibot';
import { readPhone } from '../../values/contact/phone.ts';

/** Error messages for a phone number. */
export interface MobileTexts {
  readonly required: string;
  readonly phone: string;
}

/** Sent instead of a code by a shopper whose session has this phone; the server checks the session. */
export const SIGNED_IN_CODE = 'signed-in';

/** An Australian mobile number in any notation, normalised to `0412345678`. */
export function mobileField({ required, phone }: MobileTexts) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.transform((text) => readPhone(text) ?? ''),
    v.regex(/^04\d{8}$/, phone),
  );
}
