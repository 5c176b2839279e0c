import * as v from 'valibot';
import { readPhone } from '../values/phone.ts';

/** What a form says of a phone that does not fit. */
export interface MobileTexts {
  readonly required: string;
  readonly phone: string;
}

/** Sent in place of a code by a shopper who has signed in with the phone; the server asks its session. */
export const SIGNED_IN_CODE = 'signed-in';

/** An Australian mobile number, however it is written, as `0412345678`. */
export function mobileField({ required, phone }: MobileTexts) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.transform((text) => readPhone(text) ?? ''),
    v.regex(/^04\d{8}$/, phone),
  );
}
