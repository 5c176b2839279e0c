import * as v from 'valibot';
import { count } from '../parts.schema.ts';

/** feed.json `source`: where a feed is fetched from by `npm run watch` and `npm run build -- --fetch`. */
export const feedSourceSchema = v.strictObject({
  url: v.pipe(
    v.nullable(
      v.pipe(
        v.string(),
        v.url('an address such as "https://feeds.example/city-motors.csv"'),
        v.regex(/^https?:\/\/[^\s@/?#]+(?:[/?]|$)/, 'an address without a name or password in it'),
      ),
    ),
    v.description(
      'Address of the feed, fetched by npm run watch and npm run build -- --fetch and put in place of "file"; null: the feed is brought',
    ),
    v.examples(['https://feeds.example/city-motors.csv']),
  ),
  everyMinutes: v.pipe(
    count(1, 1440),
    v.description('How often npm run watch fetches the feed; what has not changed is not sent again'),
    v.examples([30]),
  ),
  authorizationVariable: v.pipe(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable such as "FEED_AUTHORIZATION"'),
      ),
    ),
    v.description(
      'The environment variable that holds the whole Authorization header, such as "Bearer …"; null sends none',
    ),
    v.examples(['FEED_AUTHORIZATION']),
  ),
});
