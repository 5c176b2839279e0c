import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { GeocodedPlace, Geocoder } from '../ports/geocoder.ts';

const GOOGLE_URL = 'https://maps.googleapis.com/maps/api/geocode/json';
const DEFAULT_TIMEOUT_MS = 4000;
/**
 * Google allows caching for up to thirty days (Maps Service Terms 3.4). All postcodes fit: there are
 * some 3,200.
 */
const kept = { max: 4000, ttl: 7 * 24 * 60 * 60 * 1000 };

interface Service {
  /** Google's URL by default; tests use another. */
  readonly url?: string;
  readonly key: string;
  readonly timeoutMs?: number;
}

const componentSchema = v.object({
  long_name: v.string(),
  short_name: v.string(),
  types: v.array(v.string()),
});

const answerSchema = v.variant('status', [
  v.object({ status: v.literal('ZERO_RESULTS') }),
  v.object({
    status: v.literal('OK'),
    results: v.pipe(
      v.array(
        v.object({
          address_components: v.optional(v.array(componentSchema), []),
          geometry: v.object({
            location: v.object({
              lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
              lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
            }),
          }),
        }),
      ),
      v.minLength(1),
    ),
  }),
]);

/** Only the status of a failure is reported: `error_message` may contain the key. */
const failureSchema = v.object({ status: v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/)) });

/**
 * Google's Geocoding API, queried for an Australian postcode by components ("postal_code and
 * country AU", leads and dealer §7). Results, including "not found", are cached for a week;
 * failures are not.
 * @see https://developers.google.com/maps/documentation/geocoding/requests-geocoding
 */
export function googleGeocoder(service: Service): Geocoder {
  const { key, url = GOOGLE_URL, timeoutMs = DEFAULT_TIMEOUT_MS } = service;
  const places = new LRUCache<string, { readonly found: GeocodedPlace | null }>(kept);

  async function ask(postcode: string): Promise<GeocodedPlace | null> {
    const question = new URL(url);
    question.searchParams.set('components', `country:AU|postal_code:${postcode}`);
    question.searchParams.set('key', key);
    const reply = await fetch(question, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return readAnswer(reply);
  }

  return {
    locate: async (postcode) => {
      const known = places.get(postcode);
      if (known !== undefined) return known.found;
      const found = await ask(postcode);
      places.set(postcode, { found });
      return found;
    },
  };
}

async function readAnswer(reply: Response): Promise<GeocodedPlace | null> {
  const answer: unknown = await reply.json().catch(() => undefined);
  const result = v.safeParse(answerSchema, answer);
  if (!reply.ok || !result.success) throw new Error(failureText(reply.status, answer));
  if (result.output.status === 'ZERO_RESULTS') return null;
  const [first] = result.output.results;
  if (first === undefined) return null;
  const { lat, lng } = first.geometry.location;
  const named = (type: string) => first.address_components.find(({ types }) => types.includes(type));
  return {
    latitude: lat,
    longitude: lng,
    place: named('locality')?.long_name ?? null,
    state: named('administrative_area_level_1')?.short_name ?? null,
  };
}

function failureText(status: number, answer: unknown): string {
  const failure = v.safeParse(failureSchema, answer);
  return failure.success && failure.output.status !== 'OK'
    ? `Google's geocoding answered ${failure.output.status}.`
    : `Google's geocoding answered ${status}, and not as documented.`;
}
