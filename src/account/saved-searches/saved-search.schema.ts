import * as v from 'valibot';
import { readEmail } from '../../values/contact/email.ts';
import { type NoticeChannel, noticeChannels } from '../notices/notice-channels.ts';

/** Error messages for an invalid and for a missing e-mail address. */
interface AlertTexts {
  readonly email: string;
  readonly emailNeeded: string;
}

interface Offered {
  readonly channels: readonly NoticeChannel[];
  /** The shopper's known address for e-mails; null if unknown. */
  readonly knownEmail: string | null;
}

/** Where to redirect a browser without JavaScript. */
const redirect = v.optional(v.string());

/** `POST /api/saved-searches`: the search and the alert channel. */
export function saveSearchSchema({ email, emailNeeded }: AlertTexts, { channels, knownEmail }: Offered) {
  return v.pipe(
    v.object({
      /** Criteria: a query string of the default listing. */
      search: v.pipe(v.string(), v.maxLength(4000)),
      channel: v.optional(v.picklist(channels), channels[0]),
      email: v.pipe(
        v.optional(v.pipe(v.string(email), v.trim()), ''),
        v.check((address) => address === '' || readEmail(address) !== null, email),
        v.transform((address) => readEmail(address) ?? knownEmail),
      ),
      redirect,
    }),
    v.forward(
      v.partialCheck(
        [['channel'], ['email']],
        (asked) => asked.channel !== 'email' || asked.email !== null,
        emailNeeded,
      ),
      ['email'],
    ),
  );
}

/** `POST /api/saved-searches/pause` and `…/remove`. */
export const savedSearchIdSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  redirect,
});

export const savedSearchSchema = v.object({
  id: v.string(),
  search: v.string(),
  /** The search in words. */
  name: v.string(),
  /** Path of the results page. */
  path: v.string(),
  channel: v.picklist(noticeChannels),
  is_paused: v.boolean(),
  /** ISO 8601 in UTC. */
  saved_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Matching cars added since the search was saved; null if they cannot be counted now. */
  new_cars: v.nullable(v.number()),
});

/** Reply of `GET /api/saved-searches`, most recent first. */
export const savedSearchesReplySchema = v.object({ searches: v.array(savedSearchSchema) });

/** Reply of `POST /api/saved-searches`. */
export const savedSearchReplySchema = v.object({ search: savedSearchSchema });

export type SavedSearch = v.InferOutput<typeof savedSearchSchema>;
