import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { askService, type QuestionService } from '../../../http/ask-service.ts';
import type { RegoLookup, RegoVehicle } from '../../../ports/rego-lookup.ts';

/** Services charge for each answer, and a plate seldom changes its car. */
const kept = { max: 5000, ttl: 24 * 60 * 60 * 1000 };
/** A car takes a few hundred bytes. */
const mostBytes = 32 * 1024;

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
 * A service that knows number plates, over HTTP: `{rego, state}` is posted as JSON with the key as bearer
 * token; the answer is `{year, make, model, badge, vin, nvic}`, of which only make and model must be there, or
 * 404 for a plate that nobody knows. What it said is kept for a day. Errors never name the plate.
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
  const result = v.safeParse(v.pipe(v.string(), v.maxLength(mostBytes), v.parseJson(), replySchema), body);
  // The parser's own message would repeat what the service knows of somebody's car.
  if (!result.success) throw new Error('The rego lookup did not answer as agreed.');
  return result.output;
}
