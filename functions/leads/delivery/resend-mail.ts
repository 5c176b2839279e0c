import * as v from 'valibot';
import type { Mail } from '../../ports/mail.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { postAnywhere, postTo } from './webhook/receiver.ts';

interface Account {
  /** Base URL of the API, `https://api.resend.com`. */
  readonly url: string;
  readonly key: string;
  /** Such as `City Motors <leads@mail.example>`, on a domain verified for the account. */
  readonly from: string;
}

const replySchema = v.object({ id: v.pipe(v.string(), v.minLength(1)) });

/**
 * Sends e-mail with the Resend API, which accepts a message under the same key once within 24
 * hours.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export function resendMail({ url, key, from }: Account): Mail {
  return {
    send: async (message, signal) => {
      const { to, subject, text, replyTo, headers: own } = message;
      const headers = {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': message.key,
      };
      const body = JSON.stringify({ from, to, subject, text, reply_to: replyTo, headers: own });
      const address = `${url.replace(/\/$/, '')}/emails`;
      const reply = await postTo({ url: address, headers, body }, postAnywhere, signal);
      const taken = v.safeParse(replySchema, await reply.json().catch(() => null));
      // A 200 with another body, such as a proxy's page, means that nothing was sent.
      if (!taken.success) throw new DeliveryFailure('It answered 200, but without a message id.');
    },
  };
}
