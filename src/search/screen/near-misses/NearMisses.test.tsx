// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeScreen, count, open } from '#tests/fixtures/search/open-screen.tsx';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';

const car = (name: string, price: number, year: number, odometerKm: number) =>
  ({ name, make: 'Mazda', model: name, price, year, odometerKm }) as const;
const stock = stockOf([
  car('Fits', 19_000, 2020, 40_000),
  car('Dear', 21_200, 2020, 40_000),
  car('Old', 18_000, 2018, 40_000),
  car('Far', 18_000, 2020, 58_000),
  car('Both', 21_000, 2018, 40_000),
  car('Dearest', 30_000, 2020, 40_000),
  { ...car('Gone', 20_100, 2020, 40_000), status: 'sold' },
]);
const facts = screenFactsOf(stock);
const { nearMisses } = facts.search;

function openSearch(query: string, settings: Partial<typeof nearMisses> = {}) {
  open(`${stockFacts.path}?${query}`, {
    facts: screenFactsOf(stock, stockFacts, { nearMisses: { ...nearMisses, ...settings } }),
    load: async () => searchClientOf(stock),
  });
}

const name = nearMisses.heading;
const shownCards = async () =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('article')
    .map((card) => card.textContent ?? '');

beforeEach(stubBrowser);
afterEach(closeScreen);

it('a short list is followed by cars that miss one limit, the closest first, each with its reason', async () => {
  openSearch('price=:20000&year=2019:&km=:50000');
  const shown = await shownCards();
  expect(shown).toHaveLength(3);
  expect(shown[0]).toMatch(/Old.*1 year older than you asked/);
  expect(shown[1]).toMatch(/Dear.*\$1,200 over your price/);
  expect(shown[2]).toMatch(/Far.*8,000 km more than you asked/);
});

it('no more of them are shown than the dealer wants', async () => {
  openSearch('price=:20000&year=2019:&km=:50000', { max: 1 });
  expect(await shownCards()).toHaveLength(1);
});

it('they are shown although the search itself finds nothing', async () => {
  openSearch('price=20500:21000&year=2020:');
  expect((await shownCards()).join()).toContain('$200 over your price');
});

it.each([
  ['enough cars are found', 'price=:20000', { fewerThan: 3 }, 3],
  ['no car misses the limit', 'price=:100000', { fewerThan: 21 }, 7],
  ['the search has no limit', '', { fewerThan: 21 }, 7],
  ['the dealer does not want them', 'price=:20000&year=2019:&km=:50000', { show: false }, 1],
])('nothing is added if %s', async (_, query, settings, found) => {
  openSearch(query, settings);
  await waitFor(() => expect(count().join()).toMatch(new RegExp(`\\b${found} cars?\\b`)));
  await act(async () => {});
  expect(screen.queryByRole('region', { name })).toBeNull();
});

it('they go once enough cars are found', async () => {
  openSearch('price=:20000&year=2019:&km=:50000', { fewerThan: 2 });
  await shownCards();
  await userEvent.click(screen.getAllByRole('button', { name: /clear all/i })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
});
