import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { searchClientOf } from '#tests/fixtures/search/search-client.ts';
import type { RepaymentRule } from '../../state/repayment-ranges.ts';
import { someStock } from '../../state/some-stock.fixture.ts';
import { createSearchSource, type LoadedClient } from './search-source.store.ts';

const request = (numericFilters: string[] = []) => ({
  indexName: 'cars',
  params: { query: '', numericFilters },
});
const hit = (objectID: string) => ({ objectID });

function sourceOf(changes: Partial<LoadedClient> = {}, rule: RepaymentRule | null = null) {
  const loadClient = vi.fn(async (): Promise<LoadedClient> => ({ ...searchClientOf(someStock), ...changes }));
  return {
    loadClient,
    source: createSearchSource({ loadClient, findPlace: async () => null, $rule: atom(rule) }),
  };
}

describe('the code of the search', () => {
  it('is loaded once, with the first search or when it is warmed up', async () => {
    const ready = vi.fn(async () => undefined);
    const { source, loadClient } = sourceOf({ ready });
    expect(loadClient).not.toHaveBeenCalled();
    source.warm();
    await source.ask([request()]);
    expect(loadClient).toHaveBeenCalledTimes(1);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after a failure', async () => {
    const loadClient = vi.fn<() => Promise<LoadedClient>>(async () => searchClientOf(someStock));
    loadClient.mockRejectedValueOnce(new Error('lost'));
    const source = createSearchSource({ loadClient, findPlace: async () => null, $rule: null });
    const answer = source.searchClient.search([request()] as never);
    await expect.poll(() => source.$failure.get()).toBe('unavailable');
    source.retry();
    expect(await answer).toMatchObject({ results: [{ nbHits: 60 }] });
    expect(source.$failure.get()).toBeNull();
  });
});

describe('a search that fails', () => {
  it('is ignored once a later one has succeeded', async () => {
    const { searchClient } = searchClientOf(someStock);
    let rejectFirst: (error: Error) => void = () => undefined;
    const search = vi.fn(searchClient.search);
    search.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          rejectFirst = reject;
        }),
    );
    const { source } = sourceOf({ searchClient: { ...searchClient, search } });
    void source.searchClient.search([request()] as never);
    await expect.poll(() => search.mock.calls).toHaveLength(1);
    await source.searchClient.search([request()] as never);
    rejectFirst(new Error('late'));
    await Promise.resolve();
    expect(source.$failure.get()).toBeNull();
  });

  it('rejects if it is an additional one', async () => {
    const { searchClient } = searchClientOf(someStock);
    const search = () => Promise.reject(new Error('down'));
    const { source } = sourceOf({ searchClient: { ...searchClient, search } });
    await expect(source.ask([request()])).rejects.toThrow('down');
    expect(source.$failure.get()).toBeNull();
  });
});

it('each card is loaded once', async () => {
  const cardsOf = vi.fn<LoadedClient['cardsOf']>(
    async (hits) => new Map(hits.map(({ objectID }) => [objectID, {} as never])),
  );
  const { source } = sourceOf({ cardsOf });
  await source.fetchCards([hit('1'), hit('2')]);
  await source.fetchCards([hit('2'), hit('3')]);
  expect(cardsOf.mock.calls.map(([hits]) => hits.map(({ objectID }) => objectID))).toEqual([
    ['1', '2'],
    ['3'],
  ]);
  expect([...source.$cards.get().keys()]).toEqual(['1', '2', '3']);
});

describe("the shopper's own terms", () => {
  const rule: RepaymentRule = {
    weeklyFor: (price) => price / 100,
    pricesFor: ({ min, max }) => ({ min: min && min * 100, max: max && max * 100 }),
  };
  const found = async (filters: string[], own: RepaymentRule | null) => {
    const [answer] = await sourceOf({}, own).source.ask([request(filters)]);
    return answer?.nbHits;
  };
  const within = (max: number, min = 0) =>
    someStock.filter(({ price }) => price !== null && price >= min && price <= max).length;

  it('convert a range of weekly prices to a range of prices', async () => {
    expect(await found(['weekly_price<=200'], rule)).toBe(within(20_000));
  });

  it('are combined with the selected price range', async () => {
    expect(await found(['weekly_price<=200', 'price>=15000', 'price<=40000'], rule)).toBe(
      within(20_000, 15_000),
    );
    expect(await found(['weekly_price<=200', 'price>=30000'], rule)).toBe(0);
  });

  it('do not change a search without weekly prices', async () => {
    expect(await found(['price<=20000'], rule)).toBe(within(20_000));
  });
});
