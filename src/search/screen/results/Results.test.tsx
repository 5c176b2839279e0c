// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  address,
  box,
  closeScreen,
  expectAddress,
  expectCount,
  facts,
  mazdas,
  open,
  type,
  words,
} from '#tests/fixtures/search/open-screen.tsx';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';
import { someStock } from '../../state/some-stock.fixture.ts';

const { promo, texts } = facts.search;
const cards = () => screen.queryAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.sortLabel });
const sortBy = (value: string) => fireEvent.change(order(), { target: { value } });
/** The prices on the cards that show one. */
const prices = () =>
  cards().flatMap((card) => {
    const price = card.querySelector('strong')?.textContent ?? '';
    return /\d/.test(price) ? [Number(price.replaceAll(/\D/g, ''))] : [];
  });

beforeEach(stubBrowser);
afterEach(closeScreen);

describe('the results of a search', () => {
  it("have the dealer's own card at a fixed distance, with its text and link", async () => {
    open();
    type('mazda');
    await expectCount(mazdas);
    await waitFor(() => expect(cards()).toHaveLength(12));
    const places = [...document.querySelectorAll('#search-results .card-grid > li')].map((place) =>
      place.textContent?.includes(promo.title) ? 'promo' : 'car',
    );
    expect(promo.minCardsBetween).toBe(promo.maxCardsBetween);
    expect(places.indexOf('promo')).toBe(promo.minCardsBetween);
    expect(places).toHaveLength(13);
    const own = screen.getByRole('heading', { name: promo.title }).closest('li');
    expect(own?.textContent).toContain(promo.text);
    expect(own?.querySelector('a')?.getAttribute('href')).toBe(promo.href);
  });

  it('show one of several sold cars in a row, but all if only sold cars are listed', async () => {
    const sold = { make: 'Mazda', status: 'sold' } as const;
    const stock = stockOf([{ make: 'Mazda' }, sold, sold, sold]);
    const all = { facts: screenFactsOf(stock), load: async () => searchClientOf(stock) };
    open(`${stockFacts.path}?query=mazda`, all);
    await waitFor(() => expect(cards()).toHaveLength(2));
    closeScreen();
    open(`${stockFacts.path}?status=Sold`, all);
    await expectCount(3);
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('are sorted by price over the whole stock, with unpriced cars last', async () => {
    const all = someStock.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
    open();
    sortBy('price-asc');
    await waitFor(() => expect(prices()).toEqual(all.slice(0, 12)));
    await expectAddress(`${stockFacts.path}?sortBy=price-asc`);
    fireEvent.click(screen.getByRole('link', { name: /page 5/i }));
    await waitFor(() => expect(prices()).toEqual(all.slice(48)));
    expect(cards()).toHaveLength(12);
    sortBy('price-desc');
    await waitFor(() => expect(prices()).toEqual(all.toReversed().slice(0, 12)));
    expect(address()).toBe(`${stockFacts.path}?sortBy=price-desc`);
  });

  it('have pages that links and the browser history lead to', async () => {
    open();
    sortBy('latest');
    await waitFor(() => expect(cards()).toHaveLength(12));
    const first = titles();
    fireEvent.click(screen.getByRole('link', { name: texts.nextPage }));
    // The focus moves to the results: the link that was pressed is below the new cars.
    expect(document.activeElement?.id).toBe('search-results');
    await waitFor(() => expect(titles()).not.toEqual(first));
    const second = titles();
    expect(address()).toBe(`${stockFacts.path}?sortBy=latest&page=2`);
    expect(document.querySelector('.pager [aria-current=page]')?.textContent).toBe('2');
    fireEvent.click(screen.getByRole('link', { name: texts.previousPage }));
    await waitFor(() => expect(titles()).toEqual(first));
    history.back();
    await waitFor(() => expect(titles()).toEqual(second));
  });

  it('are turned by one page on a double click', async () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: texts.nextPage }), { detail: 1 });
    fireEvent.click(screen.getByRole('link', { name: /page 5/i }), { detail: 2 });
    await expectAddress(`${stockFacts.path}?page=2`);
  });

  it('come without a link below the list that is under the pointer by the second click', async () => {
    open();
    const below = document.body.appendChild(document.createElement('a'));
    below.href = '#below';
    fireEvent.click(screen.getByRole('link', { name: texts.nextPage }), { detail: 1 });
    expect(fireEvent.click(below, { detail: 2 })).toBe(false);
    expect(fireEvent.click(below, { detail: 1 })).toBe(true);
    below.remove();
  });
});

describe('a search without results', () => {
  /** Three new Kias and two old Mazdas: none is a Kia and old. */
  const stock = stockOf([
    ...[2020, 2021, 2022].map((year) => ({ make: 'Kia', model: 'Rio', year })),
    ...[2012, 2014].map((year) => ({ make: 'Mazda', model: '3', year })),
  ]);
  const oldKias = `${stockFacts.path}?make_model=Kia&year=:2016`;
  const openAt = (path: string) =>
    open(path, { facts: screenFactsOf(stock), load: async () => searchClientOf(stock) });

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
