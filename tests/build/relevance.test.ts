import { beforeAll, describe, expect, it } from 'vitest';
import { createEngineOver } from '#src/search/engine/engine.ts';
import { searchData } from '#src/search/index/search-data.build.ts';
import { isBuyable, sortVehicles } from '#src/search/sort-vehicles.ts';
import { resultsOfReply } from '#src/search/state/results-of-reply.ts';
import { multiSearchBody, requestSettings } from '#src/search/state/search-request.ts';
import type { SearchState } from '#src/search/state/search-state.ts';
import { emptyState } from '#src/search/state/state-parts.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { testDate } from '../setup/sites.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';

const FIRST_PAGE = 21;
/** More SUVs than the 2,000 results that search engines may count exactly. */
const copies = 4;

const queries = [
  '',
  'toyota',
  'suv',
  'automatic',
  'hybrid',
  'ute',
  '2023',
  'kia',
  'diesel',
  'white',
  'caravan',
];

interface Opened {
  sorted: readonly Vehicle[];
  search: (query: string) => readonly boolean[];
  countOf: (lists: SearchState['lists']) => number;
}

/** The engine over the cars of a demo dealer, each taken so many times. */
async function openEngine(slug: string, times = 1): Promise<Opened> {
  const { published, settings } = await openDemoDealer(slug);
  const stock = Array.from({ length: times }, (_, copy) =>
    published.map((car) => (copy === 0 ? car : { ...car, id: `${car.id}-${copy}` })),
  ).flat();
  const sorted = sortVehicles(stock, 'relevant', settings.search);
  const { documents, columns } = searchData(sorted, settings, new Date(`${testDate}T12:00:00+10:00`));
  const engine = createEngineOver(columns, (row) => documents[row] ?? { id: '' });
  const request = { ...requestSettings(settings.search, 'cars'), hitsPerPage: 250 };
  const replyTo = (state: Partial<SearchState>) =>
    engine.multiSearch(multiSearchBody({ ...emptyState('relevant'), ...state }, request));
  return {
    sorted,
    search: (query) => {
      const reply = replyTo({ query });
      const answer = 'results' in reply ? reply.results[0] : undefined;
      if (answer === undefined || 'error' in answer) throw new Error(`No answer for ${query}`);
      return (answer.hits ?? []).map(({ document }) => document['buyable'] === true);
    },
    countOf: (lists) => {
      const reply = replyTo({ lists });
      if (!('results' in reply)) throw new Error(reply.message);
      return resultsOfReply(reply, request.hitsPerPage).found;
    },
  };
}

function expectExactCounts({ sorted, countOf }: Opened): void {
  const suvs = sorted.filter(({ simpleBody }) => simpleBody === 'suv');
  expect(countOf({})).toBe(sorted.length);
  expect(countOf({ body: ['SUV'] })).toBe(suvs.length);
  const newSuvs = suvs.filter(({ carType }) => carType === 'new');
  expect(countOf({ body: ['SUV'], car_type: ['New'] })).toBe(newSuvs.length);
}

it('a stock larger than search engines may count exactly is counted exactly', async () => {
  const engine = await openEngine('meridian', copies);
  expect(engine.countOf({ body: ['SUV'] })).toBeGreaterThan(1999);
  expectExactCounts(engine);
});

describe.each(demoDealers())('the cars found at %s', (slug) => {
  let opened: Opened;
  let sorted: Opened['sorted'];
  let search: Opened['search'];
  beforeAll(async () => {
    opened = await openEngine(slug);
    ({ sorted, search } = opened);
  });

  it('are counted exactly', () => {
    expectExactCounts(opened);
  });

  it('can be bought today, as long as there are any', () => {
    const buyable = sorted.map(isBuyable);
    expect(buyable.lastIndexOf(true)).toBe(buyable.filter(Boolean).length - 1);
  });

  it.each(queries)('can be bought today, for the words "%s"', (query) => {
    const buyable = search(query);
    expect(buyable.lastIndexOf(true)).toBe(buyable.filter(Boolean).length - 1);
  });

  it('begin with cars that have photos and a price, if there are any', () => {
    const count = sorted.filter((car) => isBuyable(car) && car.photosCount > 0 && car.price !== null).length;
    const first = sorted.slice(0, Math.min(count, FIRST_PAGE));
    expect(first.filter(({ photosCount }) => photosCount === 0)).toEqual([]);
  });
});
