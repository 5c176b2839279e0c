import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type PriceComparison, priceComparisonSchema } from '#src/market/price-comparison.schema.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Valuation } from '../ports/valuation.ts';

const patienceMs = 4000;
/** Services charge for each answer, and the market does not move within hours. */
const kept = { max: 20_000, ttl: 6 * 60 * 60 * 1000 };

interface Service {
  /** Where the question is posted to. */
  readonly url: string;
  readonly key: string | undefined;
}

function questionOf(vehicle: Vehicle) {
  const { vin, nvic, make, model, badge, series, year, state } = vehicle;
  const car = { vin, nvic, make, model, badge, series, year, state };
  return { ...car, odometer_km: vehicle.odometerKm, listing_price: currentPrice(vehicle) };
}

/**
 * A valuation service over HTTP: the vehicle is posted as JSON with the key as bearer token, and the answer
 * has the fields of the price comparison. What it said of a vehicle at a price is kept for six hours.
 */
export function httpValuation({ url, key }: Service): Valuation {
  const answers = new LRUCache<string, PriceComparison>(kept);
  const ask = async (question: string): Promise<PriceComparison> => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: question,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!reply.ok) throw new Error(`The valuation service answered ${reply.status}.`);
    return v.parse(priceComparisonSchema, await reply.json());
  };
  return {
    compare: async (vehicle) => {
      const question = JSON.stringify(questionOf(vehicle));
      const answer = answers.get(question) ?? (await ask(question));
      answers.set(question, answer, { noUpdateTTL: true });
      return answer;
    },
  };
}
