import * as v from 'valibot';
import { count, described } from '../parts.schema.ts';

/** feed.json `source`: where a feed is fetched from by `npm run watch` and `npm run build -- --fetch`. */
export const feedSourceSchema = v.strictObject({
  url: described(
    v.nullable(
      v.pipe(
        v.string(),
        v.url('an address such as "https://feeds.example/city-motors.csv"'),
        v.regex(/^https?:\/\/[^\s@/?#]+(?:[/?]|$)/, 'an address without a name or password in it'),
      ),
    ),
    'Address of the feed, fetched by npm run watch and npm run build -- --fetch and put in place of "file"; null: the feed is brought',
    'https://feeds.example/city-motors.csv',
  ),
  everyMinutes: described(
    count(1, 1440),
    'How often npm run watch fetches the feed; what has not changed is not sent again',
    30,
  ),
  authorizationVariable: described(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable such as "FEED_AUTHORIZATION"'),
      ),
    ),
    'The environment variable that holds the whole Authorization header, such as "Bearer …"; null sends none',
    'FEED_AUTHORIZATION',
  ),
});
