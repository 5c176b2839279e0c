import { Hono } from 'hono';
import * as v from 'valibot';
import { readPostcode } from '#src/values/contact/postcode.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundProblem, problemReply } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { addressLimit } from '../http/visitor/address-limit.ts';
import { addErrorField } from '../leads/form/add-error-field.ts';
import type { Ports } from '../ports/ports.ts';

/** Postcodes do not move, but the table may be corrected. */
const CACHE_CONTROL = 'public, max-age=86400';

const replySchema = v.object({
  lat: v.number(),
  lng: v.number(),
  place: v.nullable(v.string()),
  state: v.nullable(v.string()),
});

export const geocodeEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/geocode',
    summary: 'Coordinates of an Australian postcode',
    query: v.object({ postcode: v.string() }),
    replies: {
      200: { description: 'Its centre', schema: replySchema },
      404: { description: 'No such postcode' },
      502: { description: 'The geocoding service did not answer' },
    },
  },
];

/** `GET /api/geocode?postcode=4000`: "country limited to Australia", "first result's lat and lng" (leads and dealer §5, §7). */
export function geocodeRoutes(ports: Ports) {
  const { geocoder, reportError } = ports;
  const calm = addressLimit(ports, { what: 'geocode', rate: { burst: 30, perHour: 1800 } });
  return new Hono<AppEnv>().get('/api/geocode', addErrorField, publishedSiteOf(ports), calm, async (c) => {
    const { leads, locations } = c.var.published.settings;
    const postcode = readPostcode(c.req.query('postcode') ?? '');
    if (postcode === null) {
      const { postcode: detail } = leads.texts;
      const errors = [{ field: 'postcode', message: detail }];
      return problemReply({ status: 422, title: 'No postcode', detail, errors });
    }
    try {
      const found = await geocoder.locate(postcode);
      if (found === null) return notFoundProblem(locations.texts.postcodeUnknown);
      const { latitude: lat, longitude: lng, place, state } = found;
      return c.json({ lat, lng, place, state } satisfies v.InferOutput<typeof replySchema>, 200, {
        'Cache-Control': CACHE_CONTROL,
      });
    } catch (error) {
      reportError(error);
      return problemReply({ status: 502, title: 'The postcode could not be looked up' });
    }
  });
}
