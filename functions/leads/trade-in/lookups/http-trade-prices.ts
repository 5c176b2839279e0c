import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { TradePrice } from '#src/leads/trade-in/trade-in-valuation.ts';
import { askService, type QuestionService } from '../../../http/ask-service.ts';
import type { CarToPrice, TradePrices } from '../../../ports/trade-prices.ts';

/** Services charge per request, and trade prices do not change within hours. */
const kept = { max: 5000, ttl: 6 * 60 * 60 * 1000 };
/** A reply has about a hundred bytes. */
const MAX_BYTES = 16 * 1024;

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10_000_000));

const replySchema = v.pipe(
  v.object({ low: dollars, offer: dollars, high: dollars }),
  v.check(({ low, offer, high }) => low <= offer && offer <= high),
);

function questionOf({ rego, regoState, kms, ...car }: CarToPrice): string {
  const { vin, nvic, year, make, model, badge } = car;
  return JSON.stringify({ rego, state: regoState, vin, nvic, year, make, model, badge, odometer_km: kms });
}

/**
 * Trade prices over HTTP: posts `{rego, state, vin, nvic, year, make, model, badge, odometer_km}`
 * as JSON with the key as a bearer token, `""` for unknown values. The reply is `{low, offer,
 * high}` in dollars for a car in good condition, or 404 when there is no price. Replies are cached
 * for six hours. Errors never contain the car.
 */
export function httpTradePrices(service: QuestionService): TradePrices {
  const answers = new LRUCache<string, { price: TradePrice | null }>(kept);
  const ask = async (question: string): Promise<TradePrice | null> => {
    const answer = await askService(service, 'The service for trade prices', question);
    return answer === null ? null : priceOf(answer);
  };
  return {
    priceOf: async (car) => {
      const question = questionOf(car);
      const known = answers.get(question);
      if (known !== undefined) return known.price;
      const price = await ask(question);
      answers.set(question, { price });
      return price;
    },
  };
}

function priceOf(body: string): TradePrice {
  const result = v.safeParse(v.pipe(v.string(), v.maxLength(MAX_BYTES), v.parseJson(), replySchema), body);
  // Without the parser's message, which would contain the data of somebody's car.
  if (!result.success) throw new Error('The service for trade prices returned an unexpected reply.');
  return result.output;
}
