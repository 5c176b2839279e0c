import { adjustmentPercent } from '#src/leads/trade-in/trade-in-answers.ts';
import {
  outOfRange,
  type TradeInCar,
  type TradePrice,
  tradeInKey,
  valueTradeIn,
} from '#src/leads/trade-in/trade-in-valuation.ts';
import { dayOf } from '#src/values/time/date.ts';
import { createMarketIndex } from '../../market/market-index.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { saveValuation, type TradeIn, type TradeInDetails } from './trade-ins.ts';

type ValuerPorts = Pick<
  Ports,
  'listSites' | 'publishedSite' | 'database' | 'now' | 'reportError' | 'tradePrices'
>;

export type Valuer = (published: PublishedSite, tradeIn: TradeIn) => Promise<TradeIn>;

function carOfDetails({ year, make, model, badge, kms }: TradeInDetails): TradeInCar {
  return { year, make: make || null, model: model || null, badge: badge || null, odometerKm: kms };
}

/** Null without a service or when it fails; the stock of the platform's dealers is then used. */
async function tradePriceOf(
  { tradePrices, reportError }: ValuerPorts,
  details: TradeInDetails,
): Promise<TradePrice | null> {
  try {
    return (await tradePrices?.priceOf(details)) ?? null;
  } catch (error) {
    reportError(error);
    return null;
  }
}

/**
 * Values trade-ins by an outside service for trade prices, else by the prices that the platform's
 * dealers ask for similar cars. An estimate is stored and shown again until fields change, so that
 * it does not move while the shopper looks at it.
 */
export function createValuer(ports: ValuerPorts): Valuer {
  const market = createMarketIndex(ports);
  return async ({ settings }, tradeIn) => {
    if (tradeIn.valuation !== null) return tradeIn;
    const { valuation: rules, site } = settings;
    const car = carOfDetails(tradeIn.details);
    const thisYear = Number(dayOf(ports.now(), site.timeZone).slice(0, 4));
    // The service charges per request, so it is called only for cars that can get an estimate.
    const isAsked = rules.estimate && outOfRange(car, rules, thisYear) === null;
    const key = tradeInKey(car);
    const valuation = valueTradeIn(car, {
      tradePrice: isAsked ? await tradePriceOf(ports, tradeIn.details) : null,
      listings: key === null ? [] : await market.listings(key),
      rules,
      percent: adjustmentPercent(rules.adjustments, tradeIn.answers),
      thisYear,
    });
    await saveValuation(ports.database, tradeIn, valuation);
    return { ...tradeIn, valuation };
  };
}
