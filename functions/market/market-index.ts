import { type ListedCar, marketKey } from '#src/market/comparison/comparable-cars.ts';
import type { MarketCar } from '#src/market/market-car.schema.ts';
import type { Ports } from '../ports/ports.ts';

/**
 * How old the index may be. Checking every site on every request would be too slow, and readers
 * cannot tell the difference.
 */
const FRESH_MS = 60_000;

interface SiteMarket {
  /** The array as the site returned it: the same array means that nothing new was published. */
  readonly cars: readonly MarketCar[];
  readonly byKey: ReadonlyMap<string, readonly ListedCar[]>;
}

type MarketPorts = Pick<Ports, 'listSites' | 'publishedSite' | 'now' | 'reportError'>;

function siteMarket(dealer: string, cars: readonly MarketCar[]): SiteMarket {
  const listed = cars.map((car) => ({ dealer, car }));
  return { cars, byKey: Map.groupBy(listed, ({ car }) => marketKey(car)) };
}

/**
 * An index of all published vehicles for sale, by make and model. It is refreshed once a minute in
 * the background; only sites that have published since are indexed again.
 */
export function createMarketIndex({ listSites, publishedSite, now, reportError }: MarketPorts) {
  let markets: ReadonlyMap<string, SiteMarket> = new Map();
  let readAtMs: number | null = null;
  let reading: Promise<void> | null = null;

  const readSite = async (slug: string): Promise<[string, SiteMarket][]> => {
    const known = markets.get(slug);
    try {
      const cars = (await (await publishedSite(slug))?.marketCars()) ?? [];
      return [[slug, known?.cars === cars ? known : siteMarket(slug, cars)]];
    } catch (error) {
      // A dealer with broken files must not hide the others.
      reportError(error);
      return known === undefined ? [] : [[slug, known]];
    }
  };
  const read = async () => {
    const sites = await listSites();
    markets = new Map((await Promise.all(sites.map(({ slug }) => readSite(slug)))).flat());
    readAtMs = now();
  };
  const refresh = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };

  return {
    /** All listings with a key from `marketKey`. */
    listings: async (key: string): Promise<readonly ListedCar[]> => {
      if (readAtMs === null) await refresh();
      else if (now() - readAtMs >= FRESH_MS) refresh().catch(reportError);
      return [...markets.values()].flatMap(({ byKey }) => byKey.get(key) ?? []);
    },
  };
}
