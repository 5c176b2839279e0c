import * as v from 'valibot';

/** The function that handles the form, with JavaScript and without. */
export const NEAREST_PATH = '/api/nearest-location';

/** Reply of `/api/nearest-location`: the branches nearest to a postcode, sorted by distance. */
export const nearestReplySchema = v.object({
  from: v.pipe(
    v.object({ latitude: v.number(), longitude: v.number() }),
    v.description('Where the postcode is, in degrees'),
  ),
  nearest: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      path: v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.description('Of its page on the site')),
      km: v.pipe(v.number(), v.description('As the crow flies')),
      distance: v.pipe(v.string(), v.description('The same in words, "4.2 km"')),
      phone: v.nullable(v.string()),
      directions: v.pipe(v.string(), v.regex(/^https?:/), v.description('A route on a map')),
    }),
  ),
});
