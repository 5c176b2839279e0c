import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';

/** Settings of a tenant that maps nothing. */
export function feedSettings(changes: Partial<FeedSettings> = {}): FeedSettings {
  return {
    file: 'stock/feed.csv',
    source: { url: null, everyMinutes: 15, authorizationVariable: null },
    format: 'auto',
    encoding: 'auto',
    delimiter: 'auto',
    recordPath: null,
    columns: {},
    constants: {},
    values: {},
    dateOrder: 'auto',
    distanceUnit: 'auto',
    imageSeparator: 'auto',
    itemType: 'car',
    maxPlaceholderPrice: 10,
    maxMegabytes: 256,
    maxRows: 100_000,
    guard: {
      lostPercent: 20,
      replacedPercent: 50,
      grownTimes: 4,
      grownBy: 50,
      priceFallPercent: 50,
      priceRiseTimes: 5,
      makeChangePercent: 50,
      emptiedPercent: 20,
      columns: true,
    },
    demo: null,
    ...changes,
  };
}
