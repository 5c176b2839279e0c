import { readFileSync } from 'node:fs';
import { atom } from 'nanostores';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { searchSchema } from '../../../tenant/settings/search.schema.ts';
import { stockFacts, usedFacts } from '../../state/page-facts.fixture.ts';
import type { RepaymentRule } from '../../state/repayment-ranges.ts';
import type { RawSearch } from '../../state/results-of-reply.ts';
import { requestSettings } from '../../state/search-request.ts';
import type { SearchAction } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import type { SearchHit, SearchResults, SearchView } from '../search-view.ts';
import { createSearchSession } from './search-session.store.ts';
import type { SessionClient, SessionOptions } from './session-options.ts';

const { $schema: _, ...defaults } = JSON.parse(
  readFileSync(new URL('../../../../tenants/_defaults/search.json', import.meta.url), 'utf8'),
);
const search = v.parse(searchSchema, defaults);
const results: SearchResults = {
  found: 50,
  page: 1,
  pageCount: 3,
  facets: { make_model: [{ value: 'Mazda', count: 50 }] },
  stats: { price: { min: 10_000, max: 50_000 }, weekly_price: { min: 50, max: 250 } },
  hits: [],
};

const hit = (id: string, status = 'In stock') => ({
  objectID: id,
  id,
  name: `Car ${id}`,
  status,
  price: 9000,
});
const answer = (found: number, ...hits: ReturnType<typeof hit>[]): RawSearch[] => [
  { nbHits: found, page: 0, hits, facets: {}, facets_stats: {} },
];
const ids = (hits: readonly SearchHit[] | null) => hits?.map(({ id }) => id) ?? null;

const context: SessionOptions['context'] = {
  search,
  page: stockFacts,
  currency: 'AUD',
  images: { urlTemplate: null, widths: [480], quality: 70 },
  words: { cars: 'cars' },
  knownRanges: ['price'],
  places: [],
};

/** Answers side searches with the given counts, in their order. */
function fakeClient(counts: number[] = []): SessionClient & { asked: unknown[][] } {
  const asked: unknown[][] = [];
  const search: SessionClient['searchClient']['search'] = async (queries) => {
    asked.push([...queries]);
    return { results: queries.map((_query, index) => ({ hits: [], nbHits: counts[index] ?? 0 })) as never };
  };
  return { asked, searchClient: { search }, cardsOf: async () => new Map() };
}

function aSession(changes: Partial<SessionOptions> & { client?: SessionClient } = {}) {
  const { client = fakeClient(), ...options } = changes;
  const loadClient = vi.fn(async () => client);
  const session = createSearchSession({
    context,
    request: requestSettings(search, 'cars'),
    results,
    loadClient,
    $rule: null,
    recent: null,
    now: () => 0,
    ...options,
  });
  return { session, loadClient };
}
const diesel = { type: 'toggle', attribute: 'fuel', value: 'Diesel' } as const;

describe('a page as it was built', () => {
  it('asks nobody anything, not even when it is warmed up', async () => {
    const { session, loadClient } = aSession();
    expect(loadClient).not.toHaveBeenCalled();
    session.warm();
    session.warm();
    await expect.poll(() => session.$client.get()).not.toBeNull();
    expect(loadClient).toHaveBeenCalledTimes(1);
    expect([session.$asked.get(), session.$hits.get(), session.$status.get()]).toEqual([null, null, 'idle']);
  });

  it('is the answer again when a change is taken back before anything else was shown', () => {
    const { session } = aSession();
    session.dispatch(diesel);
    expect(session.$status.get()).toBe('loading');
    session.dispatch(diesel);
    expect([session.$asked.get(), session.$status.get()]).toEqual([null, 'idle']);
  });
});

it('the index is loaded when the screen is warmed up', async () => {
  const ready = vi.fn(async () => {});
  const { session } = aSession({ client: { ...fakeClient(), ready } });
  session.warm();
  await expect.poll(() => ready.mock.calls).not.toHaveLength(0);
});

it('the cards at the top are fetched with an answer, the others when they come near', async () => {
  const cardsOf = vi.fn<SessionClient['cardsOf']>(async () => new Map());
  const { session } = aSession({ client: { ...fakeClient(), cardsOf } });
  const names = ['1', '2', '3', '4', '5', '6', '7', '8'];
  session.dispatch(diesel);
  session.receive(answer(8, ...names.map((name) => hit(name))));
  await expect.poll(() => cardsOf.mock.calls).toHaveLength(1);
  session.wantCard('8');
  await expect.poll(() => cardsOf.mock.calls).toHaveLength(2);
  const fetched = cardsOf.mock.calls.map(([hits]) => hits.map(({ objectID }) => objectID));
  expect(fetched).toEqual([names.slice(0, 6), ['8']]);
});

describe('a change', () => {
  it('is asked for once', () => {
    const { session } = aSession();
    const asked: unknown[] = [];
    session.$asked.listen((state) => asked.push(state?.lists ?? null));
    session.dispatch(diesel);
    session.dispatch({ type: 'toggle', attribute: 'body', value: 'Ute' });
    expect(asked).toEqual([{ fuel: ['Diesel'] }, { fuel: ['Diesel'], body: ['Ute'] }]);
  });

  it('shows at once what is chosen, and keeps the last cards until there are others', () => {
    const { session } = aSession();
    session.dispatch(diesel);
    expect(session.$view.get().chips.map(({ label }) => label)).toEqual(['Diesel']);
    expect(session.$asked.get()?.lists).toEqual({ fuel: ['Diesel'] });
    expect(session.$hits.get()).toBeNull();
    session.receive(answer(1, hit('a')));
    expect([ids(session.$hits.get()), session.$status.get()]).toEqual([['a'], 'idle']);
    session.dispatch({ type: 'query', query: 'ute' });
    session.fail();
    expect([ids(session.$hits.get()), session.$status.get()]).toEqual([['a'], 'failed']);
  });

  it.each<[string, SearchAction, string | null]>([
    ['a page of the listing', { type: 'page', page: 2 }, '/search/new-used-and-demo-cars/2'],
    ['a listing', { type: 'toggle', attribute: 'make_model', value: 'Mazda' }, '/search/mazda'],
    ['a page that the listing does not have', { type: 'page', page: 9 }, null],
    ['words', { type: 'query', query: 'ute' }, null],
    ['a filter without a listing', diesel, null],
  ])('says when nobody answers where the answer is built: %s', (_, action, path) => {
    const { session } = aSession();
    const failed = vi.fn();
    session.listen({ failed });
    session.dispatch(action);
    session.fail();
    expect(failed.mock.calls).toEqual([[path]]);
  });

  it('says after two seconds that it takes long', () => {
    vi.useFakeTimers();
    const { session } = aSession();
    session.dispatch(diesel);
    vi.advanceTimersByTime(1999);
    expect(session.$status.get()).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(session.$status.get()).toBe('slow');
    session.receive(answer(0));
    expect(session.$status.get()).toBe('idle');
    vi.useRealTimers();
  });

  it('says when nobody can answer, and tries again with the next wish', async () => {
    const loadClient = vi.fn(async (): Promise<SessionClient> => {
      throw new Error('offline');
    });
    const { session } = aSession({ loadClient });
    session.dispatch(diesel);
    await expect.poll(() => session.$status.get()).toBe('unavailable');
    session.retry();
    expect(loadClient).toHaveBeenCalledTimes(2);
  });

  it('collapses sold cars in a row', () => {
    const { session } = aSession();
    session.dispatch(diesel);
    session.receive(answer(4, hit('a'), hit('b', 'Sold'), hit('c', 'Sold'), hit('d')));
    expect(ids(session.$hits.get())).toEqual(['a', 'b', 'd']);
  });

  it('goes to the last page when the page asked for is beyond it', () => {
    const { session } = aSession();
    const causes: unknown[] = [];
    session.listen({ changed: (_state, cause) => causes.push(cause) });
    session.dispatch({ type: 'page', page: 900 });
    session.receive(answer(50));
    expect(session.$asked.get()?.page).toBe(3);
    expect(causes).toEqual([{ action: { type: 'page', page: 900 } }, 'correction']);
    expect(session.$status.get()).toBe('loading');
  });

  it('tells its listeners what it was for', () => {
    const { session } = aSession();
    const told: unknown[] = [];
    session.listen({
      changed: (_state, cause) => told.push(['changed', cause]),
      answered: (_state, cause) => told.push(['answered', cause]),
    });
    session.dispatch(diesel);
    session.receive(answer(1, hit('a')));
    session.show(emptyState('relevant'));
    expect(told).toEqual([
      ['changed', { action: diesel }],
      ['answered', { action: diesel }],
      ['changed', 'address'],
    ]);
  });

  it('draws only what it changes', () => {
    const { session } = aSession();
    const before = session.$view.get();
    session.dispatch(diesel);
    const after = session.$view.get();
    expect(after.groups.find(({ attribute }) => attribute === 'price')).toBe(
      before.groups.find(({ attribute }) => attribute === 'price'),
    );
    expect(after.sorts).toBe(before.sorts);
  });
});

describe('words that stand for filters', () => {
  const typed = { type: 'query', query: 'ute auto under 20k' } as const;

  it('are asked for and shown as filters, while the field and the address keep them as they were typed', () => {
    const { session } = aSession();
    session.dispatch(typed);
    expect(session.$asked.get()).toMatchObject({
      query: 'ute',
      lists: { transmission: ['Automatic'] },
      ranges: { price: { min: null, max: 20_000 } },
    });
    const { query, chips } = session.$view.get();
    expect(query).toBe(typed.query);
    expect(chips.map(({ label }) => label)).toEqual(['“ute”', 'Automatic', 'Under $20,000']);
    expect(session.addressOf(session.$state.get())).toBe(
      '/search/new-used-and-demo-cars?query=ute+auto+under+20k',
    );
  });

  it('become filters for good once one of them is taken away', () => {
    const { session } = aSession();
    session.dispatch(typed);
    session.dispatch({ type: 'toggle', attribute: 'transmission', value: 'Automatic' });
    expect(session.$view.get().query).toBe('ute');
    expect(session.addressOf(session.$state.get())).toBe(
      '/search/new-used-and-demo-cars?query=ute&price=:20000',
    );
    session.dispatch({ type: 'clear', attribute: 'query' });
    expect(session.$state.get()).toMatchObject({ query: '', ranges: { price: { min: null, max: 20_000 } } });
  });

  it('find the suggested cars', async () => {
    const client = fakeClient();
    const { session } = aSession({ client });
    session.onType('ute under 20k');
    await expect.poll(() => client.asked).toHaveLength(1);
    expect(client.asked[0]?.at(-1)).toMatchObject({
      params: { query: 'ute', numericFilters: ['price<=20000'] },
    });
  });
});

describe('a search that finds nothing', () => {
  it('tells what each filter would bring if it were dropped, most first', async () => {
    const client = fakeClient([3, 40, 0]);
    const { session } = aSession({ client });
    session.dispatch({ type: 'query', query: 'ute' });
    session.dispatch(diesel);
    session.dispatch({ type: 'range', attribute: 'price', range: { min: null, max: 1000 } });
    session.receive(answer(0));
    await expect.poll(() => session.$relaxations.get()).toHaveLength(2);
    expect(session.$relaxations.get().map(({ filter, count }) => [filter.label, count])).toEqual([
      ['Diesel', 40],
      ['“ute”', 3],
    ]);
    expect(client.asked[0]).toMatchObject([
      {
        params: {
          query: '',
          facetFilters: [['fuel:Diesel']],
          numericFilters: ['price<=1000'],
          hitsPerPage: 0,
        },
      },
      { params: { query: 'ute', facetFilters: [], numericFilters: ['price<=1000'] } },
      { params: { query: 'ute', facetFilters: [['fuel:Diesel']], numericFilters: [] } },
    ]);
    session.dispatch(diesel);
    expect(session.$relaxations.get()).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are the last searches while nothing is typed', () => {
    const $searches = atom([{ path: '/search/mazda', words: 'Mazda' }]);
    const forget = vi.fn();
    const { session } = aSession({ recent: { $searches, remember: vi.fn(), forget } });
    session.onType('');
    expect(session.$suggestions.get()).toMatchObject([
      { heading: 'Recent searches', suggestions: [{ label: 'Mazda', href: '/search/mazda', action: null }] },
    ]);
    session.$suggestions.get()?.[0]?.forget?.();
    expect(forget).toHaveBeenCalledOnce();
    expect(session.$suggestions.get()).toEqual([]);
  });

  it('remember a search once it has an answer, by its address and chips', () => {
    const remember = vi.fn();
    const recent = { $searches: atom([]), remember, forget: vi.fn() };
    const { session } = aSession({ recent });
    session.dispatch(diesel);
    session.dispatch({ type: 'query', query: 'ute' });
    expect(remember).not.toHaveBeenCalled();
    session.receive(answer(2, hit('a')));
    expect(remember).toHaveBeenCalledExactlyOnceWith({
      path: '/search/new-used-and-demo-cars?query=ute&fuel=Diesel',
      words: '“ute” · Diesel',
    });
  });

  it('remember a search that was opened by its address', () => {
    const remember = vi.fn();
    const { session } = aSession({ recent: { $searches: atom([]), remember, forget: vi.fn() } });
    session.show({ ...session.$state.get(), query: 'ute' });
    session.receive(answer(2, hit('a')));
    const path = '/search/new-used-and-demo-cars?query=ute';
    expect(remember).toHaveBeenCalledExactlyOnceWith({ path, words: '“ute”' });
  });

  it('match what is typed, within the filters in force', async () => {
    const client = fakeClient();
    client.searchClient.search = async (queries) => {
      const facets = { make_model: { 'Mazda 3': 12, Mazda: 40 } };
      const last = { hits: [hit('a')], nbHits: 1 };
      const all = queries.map((_query, index) => (index === 0 ? { hits: [], facets } : { hits: [] }));
      return { results: [...all.slice(0, -1), last] as never };
    };
    const { session } = aSession({ client });
    session.dispatch(diesel);
    session.onType('maz');
    await expect.poll(() => session.$suggestions.get()).toHaveLength(2);
    const [values, cars] = session.$suggestions.get() ?? [];
    expect(values?.suggestions.map(({ label, detail }) => [label, detail])).toEqual([
      ['Mazda', '40 cars'],
      ['Mazda 3', '12 cars'],
    ]);
    expect(values?.suggestions[1]?.action).toMatchObject({
      type: 'go',
      state: { query: '', lists: { fuel: ['Diesel'], make_model: ['Mazda 3'] } },
    });
    expect(cars).toMatchObject({
      heading: 'Cars that match',
      suggestions: [{ label: 'Car a', detail: '$9,000' }],
    });
  });
});

describe("the shopper's own terms", () => {
  const rule: RepaymentRule = {
    weeklyFor: (price) => price / 100,
    pricesFor: ({ min, max }) => ({
      min: min === null ? null : min * 100,
      max: max === null ? null : max * 100,
    }),
  };

  it('make a range of weekly prices a range of prices', () => {
    const $rule = atom<RepaymentRule | null>(null);
    const { session } = aSession({ $rule });
    session.dispatch({ type: 'range', attribute: 'weekly_price', range: { min: null, max: 200 } });
    expect(session.$asked.get()?.ranges).toEqual({ weekly_price: { min: null, max: 200 } });
    $rule.set(rule);
    expect(session.$asked.get()?.ranges).toEqual({ price: { min: null, max: 20_000 } });
    session.dispatch({ type: 'range', attribute: 'price', range: { min: 15_000, max: 90_000 } });
    expect(session.$asked.get()?.ranges).toEqual({ price: { min: 15_000, max: 20_000 } });
    expect(session.$view.get().chips).toHaveLength(2);
  });

  it('change nothing of what hydration begins with, which is the built page', () => {
    const weeklyOf = ({ groups }: SearchView) => groups.find(({ attribute }) => attribute === 'weekly_price');
    const withWeekly: SessionOptions['context'] = { ...context, knownRanges: ['price', 'weekly_price'] };
    const { session } = aSession({ context: withWeekly, $rule: atom<RepaymentRule | null>(rule) });
    expect(weeklyOf(session.builtView())).toMatchObject({ least: 50, most: 250 });
    expect(weeklyOf(session.$view.get())).not.toMatchObject({ least: 50, most: 250 });
    const plain = aSession({ context: withWeekly, $rule: atom<RepaymentRule | null>(null) }).session;
    expect(plain.builtView()).toBe(plain.$view.get());
  });

  it('find nothing where the two leave no price', () => {
    const { session } = aSession({ $rule: atom<RepaymentRule | null>(rule) });
    session.dispatch({ type: 'range', attribute: 'weekly_price', range: { min: null, max: 100 } });
    session.dispatch({ type: 'range', attribute: 'price', range: { min: 20_000, max: null } });
    expect(session.$asked.get()?.ranges).toEqual({ price: { min: 0, max: 0 } });
  });

  it('move the ends of the weekly slider', () => {
    const { session } = aSession({ $rule: atom<RepaymentRule | null>(rule) });
    const weekly = session.$view.get().groups.find(({ attribute }) => attribute === 'weekly_price');
    expect(weekly).toMatchObject({ least: 100, most: 500 });
  });
});

describe('addresses', () => {
  it('of pages keep what is asked for', () => {
    const { session } = aSession();
    session.dispatch(diesel);
    expect(session.pageHref(2)).toBe('/search/new-used-and-demo-cars?fuel=Diesel&page=2');
  });

  it("name no listing of a model that is not in stock: the link of somebody's old list", () => {
    const { session } = aSession();
    session.show({ ...emptyState('relevant'), lists: { make_model: ['Mazda 323'] } });
    expect(session.pageHref(1)).toBe('/search/new-used-and-demo-cars?make_model=Mazda+323');
    session.dispatch({ type: 'toggle', attribute: 'make_model', value: 'Mazda' });
    expect(session.pageHref(1)).toBe('/search/mazda');
  });

  it('of a model that was chosen name its listing before there are results with it', () => {
    const { session } = aSession();
    const state = { ...emptyState('relevant'), lists: { make_model: ['Toyota Kluger'] } };
    session.dispatch({ type: 'go', state });
    expect(session.addressOf(session.$state.get())).toBe('/search/toyota/kluger-model');
  });

  it('of special offers stay theirs when everything is cleared', () => {
    const base = { ...emptyState('relevant'), lists: { categories: ['Special offers'] } };
    const page = { ...usedFacts, path: '/special-offers', base, isLocked: true };
    const { session } = aSession({
      context: {
        search,
        page,
        currency: 'AUD',
        images: { urlTemplate: null, widths: [480], quality: 70 },
        words: {},
        knownRanges: [],
        places: [],
      },
    });
    session.dispatch(diesel);
    session.dispatch({ type: 'clear-all' });
    expect(session.$state.get()).toEqual(base);
    expect(session.pageHref(1)).toBe('/special-offers');
  });
});
