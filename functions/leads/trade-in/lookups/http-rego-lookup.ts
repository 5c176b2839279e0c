import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { askService, type QuestionService } from '../../../http/ask-service.ts';
import type { RegoLookup, RegoVehicle } from '../../../ports/rego-lookup.ts';

/** Services charge per lookup, and a plate rarely moves to another car. */
const kept = { max: 5000, ttl: 24 * 60 * 60 * 1000 };
/** A reply has a few hundred bytes. */
const MAX_BYTES = 32 * 1024;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

const replySchema = v.object({
  year: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1886), v.maxValue(2100)), null),
  make: text,
  model: text,
  badge: v.nullish(text, null),
  vin: v.nullish(text, null),
  nvic: v.nullish(text, null),
});

/**
 * Number plate lookup over HTTP: posts `{rego, state}` as JSON with the key as a bearer token. The
 * reply is `{year, make, model, badge, vin, nvic}`, where only make and model are required, or 404
 * for an unknown plate. Replies are cached for a day. Errors never contain the plate.
 */
export function httpRegoLookup(service: QuestionService): RegoLookup {
  const answers = new LRUCache<string, { vehicle: RegoVehicle | null }>(kept);
  const ask = async (rego: string, state: string): Promise<RegoVehicle | null> => {
    const answer = await askService(service, 'The rego lookup', JSON.stringify({ rego, state }));
    return answer === null ? null : vehicleOf(answer);
  };
  return {
    find: async (rego, state) => {
      const plate = `${state}:${rego}`;
      const known = answers.get(plate);
      if (known !== undefined) return known.vehicle;
      const vehicle = await ask(rego, state);
      answers.set(plate, { vehicle });
      return vehicle;
    },
  };
}

function vehicleOf(body: string): RegoVehicle {
  const result = v.safeParse(v.pipe(v.string(), v.maxLength(MAX_BYTES), v.parseJson(), replySchema), body);
  // Without the parser's message, which would contain the data of somebody's car.
  if (!result.success) throw new Error('The rego lookup returned an unexpected reply.');
  return result.output;
}
