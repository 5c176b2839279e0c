// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  address,
  box,
  closeScreen,
  expectCount,
  facts,
  open,
  words,
} from '#tests/fixtures/search/open-screen.tsx';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';

const { texts } = facts.search;
/** Three new Kias and two old Mazdas: none is a Kia and old. */
const stock = stockOf([
  ...[2020, 2021, 2022].map((year) => ({ make: 'Kia', model: 'Rio', year })),
  ...[2012, 2014].map((year) => ({ make: 'Mazda', model: '3', year })),
]);
const oldKias = `${stockFacts.path}?make_model=Kia&year=:2016`;
const openAt = (path: string) =>
  open(path, { facts: screenFactsOf(stock), load: async () => searchClientOf(stock) });

beforeEach(stubBrowser);
afterEach(closeScreen);

describe('a search without results', () => {
  it('shows which filters can be removed and how many cars each removal finds, the most first', async () => {
    openAt(oldKias);
    await expectCount(0);
    await screen.findByRole('heading', { name: texts.noResultsTitle });
    expect(screen.getByText('Nothing.')).toBeDefined();
    expect(screen.queryAllByRole('article')).toEqual([]);
    const ways = within(await screen.findByRole('list', { name: words.relaxHeading }));
    expect(screen.getByRole('heading', { name: words.relaxHeading })).toBeDefined();
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove 2016 or older 3 cars',
      'Remove Kia 2 cars',
    ]);
    fireEvent.click(ways.getByRole('button', { name: /2016 or older/ }));
    await expectCount(3);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Kia');
    history.back();
    await expectCount(0);
    fireEvent.click(await screen.findByRole('button', { name: /^Remove Kia 2/ }));
    await expectCount(2);
  });

  it('can be cleared to the whole stock, with the typed words', async () => {
    openAt(`${oldKias}&query=xyzzy`);
    await expectCount(0);
    expect(box().value).toBe('xyzzy');
    const clear = await screen.findByRole('link', { name: texts.clearFilters });
    expect(clear.getAttribute('href')).toBe(stockFacts.path);
    fireEvent.click(clear);
    await expectCount(stock.length);
    expect(box().value).toBe('');
    expect(address()).toBe(stockFacts.path);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(stock.length));
  });
});
