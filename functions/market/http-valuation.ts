import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import {
  type PriceComparison,
  priceComparisonSchema,
} from '#src/market/comparison/price-comparison.schema.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { askService, type QuestionService } from '../http/ask-service.ts';
import type { Valuation } from '../ports/valuation.ts';

/** Services charge per request, and the market does not change within hours. */
const kept = { max: 20_000, ttl: 6 * 60 * 60 * 1000 };

function questionOf(vehicle: Vehicle) {
  const { vin, nvic, make, model, badge, series, year, state } = vehicle;
  const car = { vin, nvic, make, model, badge, series, year, state };
  return { ...car, odometer_km: vehicle.odometerKm, listing_price: currentPrice(vehicle) };
}

/**
 * A valuation service over HTTP: posts the vehicle as JSON with the key as a bearer token; the
 * reply has the fields of the price comparison. Replies are cached for six hours per vehicle and
 * price.
 */
export function httpValuation(service: QuestionService): Valuation {
  const answers = new LRUCache<string, PriceComparison>(kept);
  const ask = async (question: string): Promise<PriceComparison> => {
    const answer = await askService(service, 'The valuation service', question);
    if (answer === null) throw new Error('The valuation service answered 404.');
    return v.parse(priceComparisonSchema, JSON.parse(answer));
  };
  return {
    compare: async (vehicle) => {
      const question = JSON.stringify(questionOf(vehicle));
      const known = answers.get(question);
      if (known !== undefined) return known;
      const answer = await ask(question);
      answers.set(question, answer);
      return answer;
    },
  };
}
