import * as v from 'valibot';
import { readEmail } from '../../values/email.ts';
import { type NoticeChannel, noticeChannels } from '../watchlist/notice-channels.ts';

/** What a form says of an address that mail cannot reach, or that is missing. */
interface AlertTexts {
  readonly email: string;
  readonly emailNeeded: string;
}

interface Offered {
  readonly channels: readonly NoticeChannel[];
  /** Where the shopper's e-mails go already. */
  readonly knownEmail: string | null;
}

/** Where a browser without script goes on. */
const redirect = v.optional(v.string());

/** `POST /api/saved-searches`: a search, and how to tell what is new. */
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
  /** The filters in words. */
  name: v.string(),
  /** Of the results. */
  path: v.string(),
  channel: v.picklist(noticeChannels),
  is_paused: v.boolean(),
  /** ISO, UTC. */
  saved_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Cars that it finds and that have come in since it was saved; null while nobody can count. */
  new_cars: v.nullable(v.number()),
});

/** Reply of `GET /api/saved-searches`, what was saved last first. */
export const savedSearchesReplySchema = v.object({ searches: v.array(savedSearchSchema) });

/** Reply of `POST /api/saved-searches`. */
export const savedSearchReplySchema = v.object({ search: savedSearchSchema });

export type SavedSearch = v.InferOutput<typeof savedSearchSchema>;
