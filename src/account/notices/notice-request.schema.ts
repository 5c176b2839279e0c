import * as v from 'valibot';
import { box } from '../../leads/lead-fields.schema.ts';
import { readEmail } from '../../values/contact/email.ts';
import type { NoticeChannel } from './notice-channels.ts';

/** Error messages for an invalid and for a missing e-mail address. */
interface NoticeTexts {
  readonly email: string;
  readonly emailNeeded: string;
}

const ticked = v.pipe(
  box,
  v.transform((isTicked) => isTicked === true),
);

/**
 * `POST /api/watchlist/notices`: what to send messages about, and the channel; nothing ticked unsubscribes from all.
 */
export function noticeRequestSchema({ email, emailNeeded }: NoticeTexts, channels: readonly NoticeChannel[]) {
  return v.pipe(
    v.object({
      price_drops: ticked,
      sold: ticked,
      channel: v.optional(v.picklist(channels), channels[0]),
      email: v.pipe(
        v.optional(v.pipe(v.string(email), v.trim()), ''),
        v.check((address) => address === '' || readEmail(address) !== null, email),
        v.transform(readEmail),
      ),
      /** Where to redirect a browser without JavaScript. */
      redirect: v.optional(v.string()),
    }),
    v.forward(
      v.partialCheck(
        [['price_drops'], ['sold'], ['channel'], ['email']],
        (asked) => asked.channel !== 'email' || asked.email !== null || !(asked.price_drops || asked.sold),
        emailNeeded,
      ),
      ['email'],
    ),
  );
}

/** Reply of `POST /api/watchlist/notices`. */
export const noticesReplySchema = v.object({ notices: v.picklist(['on', 'off']) });

export type NoticeRequest = v.InferOutput<ReturnType<typeof noticeRequestSchema>>;
