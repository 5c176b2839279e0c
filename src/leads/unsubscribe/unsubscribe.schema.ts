import * as v from 'valibot';
import { readEmail } from '../../values/contact/email.ts';
import { readPhone } from '../../values/contact/phone.ts';

/** The address or number to unsubscribe. */
type Contact = { readonly email: string } | { readonly phone: string };

export interface UnsubscribeTexts {
  readonly required: string;
  /** Message for text that is neither an e-mail address nor a phone number. */
  readonly invalid: string;
}

/** `POST /api/unsubscribe`: an e-mail address or a phone number. */
export function unsubscribeSchema({ required, invalid }: UnsubscribeTexts) {
  return v.object({
    contact: v.pipe(
      v.string(required),
      v.trim(),
      v.nonEmpty(required),
      v.check((text) => text === '' || readContact(text) !== null, invalid),
      v.transform((text): Contact => readContact(text) ?? { email: text }),
    ),
  });
}

function readContact(text: string): Contact | null {
  if (text.includes('@')) {
    const email = readEmail(text);
    return email === null ? null : { email };
  }
  const phone = readPhone(text);
  return phone === null ? null : { phone };
}
