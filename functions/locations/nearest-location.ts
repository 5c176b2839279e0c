import { Hono } from 'hono';
import * as v from 'valibot';
import { blockLocations } from '#src/locations/blocks/location-filter.ts';
import { areAtOnePlace } from '#src/locations/hours/departments.ts';
import { locationPath } from '#src/locations/location-path.ts';
import { distanceText } from '#src/locations/nearest/distance-text.ts';
import { nearestLocations } from '#src/locations/nearest/nearest-locations.ts';
import { nearestReplySchema } from '#src/locations/nearest/nearest-reply.schema.ts';
import { directionsUrl } from '#src/locations/sort-locations.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { readPostcode } from '#src/values/contact/postcode.ts';
import type { Place } from '#src/values/place/great-circle.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readQuery } from '../http/read-body.ts';
import { notFoundProblem, problemReply } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { addressLimit } from '../http/visitor/address-limit.ts';
import { addErrorField } from '../leads/form/add-error-field.ts';
import type { Ports } from '../ports/ports.ts';

const questionSchema = v.object({
  postcode: v.optional(v.string(), ''),
  /** Which branches: a filter as in the blocks of locations.json. */
  filter: v.optional(v.string(), 'all'),
});

/** As many as fit on the page. */
const MOST = 2;

export const nearestLocationEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/nearest-location',
    summary: 'The branches nearest to a postcode',
    query: questionSchema,
    replies: {
      200: { description: 'Nearest first', schema: nearestReplySchema },
      303: { description: 'A browser is redirected to the page of the nearest branch' },
      404: { description: 'No such postcode, or no branch has coordinates' },
      502: { description: 'The geocoding service did not answer' },
    },
  },
];

function nearestOf({ locations, site }: Settings, filter: string, from: Place) {
  const found = blockLocations({ filter }, locations.locations, locations.order);
  const branches = found.filter(
    (branch, index) => found.findIndex((other) => areAtOnePlace(other, branch)) === index,
  );
  return nearestLocations(from, branches, MOST).map(({ location, km }) => ({
    slug: location.slug,
    name: location.name,
    path: locationPath(location, locations.card.leadsTo),
    km: Math.round(km * 10) / 10,
    distance: distanceText(km, site.locale),
    phone: location.phone,
    directions: directionsUrl(location),
  }));
}

/**
 * `GET /api/nearest-location?postcode=4217`: JSON, or a redirect to the nearest branch for a form
 * without JavaScript.
 */
export function nearestLocationRoutes(ports: Ports) {
  const { geocoder, reportError } = ports;
  const calm = addressLimit(ports, { what: 'geocode', rate: { burst: 30, perHour: 1800 } });
  return new Hono<AppEnv>().get(
    '/api/nearest-location',
    addErrorField,
    publishedSiteOf(ports),
    calm,
    async (c) => {
      const asked = readQuery(c, questionSchema);
      if (!asked.ok) return asked.reply;
      const { settings } = c.var.published;
      const postcode = readPostcode(asked.value.postcode);
      if (postcode === null) {
        const detail = settings.leads.texts.postcode;
        const errors = [{ field: 'postcode', message: detail }];
        return problemReply({ status: 422, title: 'No postcode', detail, errors });
      }
      try {
        const place = await geocoder.locate(postcode);
        const nearest = place === null ? [] : nearestOf(settings, asked.value.filter, place);
        const [first] = nearest;
        if (place === null || first === undefined)
          return notFoundProblem(settings.locations.texts.postcodeUnknown);
        if (wantsPage(c.req.raw)) return c.redirect(first.path, 303);
        return c.json({ from: place, nearest } satisfies v.InferOutput<typeof nearestReplySchema>);
      } catch (error) {
        reportError(error);
        return problemReply({ status: 502, title: 'The postcode could not be looked up' });
      }
    },
  );
}
