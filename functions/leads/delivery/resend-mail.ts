import * as v from 'valibot';
import type { Mail } from '../../ports/mail.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { postAnywhere, postTo } from './webhook/receiver.ts';

interface Account {
  /** Of the API, `https://api.resend.com`. */
  readonly url: string;
  readonly key: string;
  /** `City Motors <leads@mail.example>`, on a domain that the account may send from. */
  readonly from: string;
}

const replySchema = v.object({ id: v.pipe(v.string(), v.minLength(1)) });

/**
 * E-mail by the API of Resend. A message under the same key is taken once within 24 hours.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export function resendMail({ url, key, from }: Account): Mail {
  return {
    send: async (message, signal) => {
      const { to, subject, text, headers: own } = message;
      const headers = {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': message.key,
      };
      const body = JSON.stringify({ from, to, subject, text, headers: own });
      const address = `${url.replace(/\/$/, '')}/emails`;
      const reply = await postTo({ url: address, headers, body }, postAnywhere, signal);
      const taken = v.safeParse(replySchema, await reply.json().catch(() => null));
      // Whatever else says 200, such as a proxy's page, has not sent it.
      if (!taken.success) throw new DeliveryFailure('It answered 200, but not as the e-mail service does.');
    },
  };
}
