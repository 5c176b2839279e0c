// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { atom } from 'nanostores';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { aVehicle } from '../../vehicle/a-vehicle.ts';
import { $recentSearches, forgetSearches } from '../recent/searches/recent-searches.store.ts';
import { mazdaFacts, stockFacts } from '../state/page-facts.fixture.ts';
import type { RepaymentRule } from '../state/repayment-ranges.ts';
import { someStock } from '../state/some-stock.fixture.ts';
import type { Near } from '../words/typed-place.ts';
import type { ScreenFacts } from './page/screen-facts.ts';
import { Screen } from './Screen.tsx';
import { createSearchSource, type LoadedClient } from './source/search-source.store.ts';

const client = () => searchClientOf(someStock);
const facts = screenFactsOf(someStock);
const { screen: words } = facts.search;
const mazdas = someStock.filter(({ make }) => make === 'Mazda').length;

const findPlace = vi.fn(async (near: Near) => (near.postcode === '4000' ? brisbane : null));
const brisbane = { latitude: -27.47, longitude: 153.02 };

interface Options {
  facts?: ScreenFacts;
  load?: () => Promise<LoadedClient>;
  rule?: RepaymentRule;
  children?: ReactNode;
}

/** A built page, hydrated in a browser at `address`. */
function open(address: string = stockFacts.path, options: Options = {}) {
  const { facts: own = facts, load = async () => client(), rule, children } = options;
  history.replaceState(null, '', address);
  document.title = own.page.heading;
  const source = createSearchSource({ loadClient: load, findPlace, $rule: rule ? atom(rule) : null });
  const page = (
    <Screen facts={own} source={source}>
      <p>the cards of the page</p>
      {children}
    </Screen>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  return { source, container };
}

const count = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const expectCount = (cars: number) => waitFor(() => expect(count()).toContain(`${cars} cars`));
/** The filters are in a popover, which jsdom does not open. */
const checkbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const tick = (name: RegExp) => fireEvent.click(checkbox(name));
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: words.searchLabel });
const chips = () => within(screen.getByRole('list', { name: words.applied })).getAllByRole('button');
const chipNames = () => chips().map(({ textContent }) => textContent);
const type = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: 'Enter' });
};
const address = () => `${location.pathname}${location.search}`;
const expectAddress = (path: string) => waitFor(() => expect(address()).toBe(path));

beforeEach(stubBrowser);
afterEach(() => {
  forgetSearches();
  // A store stops listening a second after its last listener, when this file's window may no longer exist.
  unmountAndClean($recentSearches);
  document.body.replaceChildren();
});

describe('the built page', () => {
  it('hydrates without a search', async () => {
    const load = vi.fn(async () => client());
    const { container } = open(stockFacts.path, { load });
    await act(async () => undefined);
    expect(container.textContent).toContain('the cards of the page');
    expect(count()).toContain('60 cars');
    expect(load).not.toHaveBeenCalled();
    await expectAddress(stockFacts.path);
  });

  it('loads the engine at the first sign that it will be needed', async () => {
    const load = vi.fn(async () => client());
    open(stockFacts.path, { load });
    fireEvent.focus(box());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('follows a link to the next page that is clicked before the effects of hydration have run', async () => {
    const nextPage = () => screen.getByRole('link', { name: facts.search.texts.nextPage });
    function ClickAtOnce() {
      useLayoutEffect(() => nextPage().click());
      return null;
    }
    open(stockFacts.path, { children: <ClickAtOnce /> });
    await expectAddress(`${stockFacts.path}?page=2`);
  });

  it('applies selections and text entered before hydration', async () => {
    const html = document.createElement('div');
    history.replaceState(null, '', stockFacts.path);
    const source = createSearchSource({
      loadClient: async () => client(),
      findPlace: async () => null,
      $rule: null,
    });
    const page = <Screen facts={facts} source={source} />;
    html.innerHTML = renderToString(page);
    document.body.append(html);
    checkbox(/^Mazda/).checked = true;
    render(page, { container: html, hydrate: true });
    await expectCount(mazdas);
  });
});

describe('a filter', () => {
  it('narrows the results, has a chip and an address, and is removed by the chip', async () => {
    open();
    tick(/^Mazda/);
    await expectCount(mazdas);
    expect(chipNames()).toEqual(['Mazda', words.clearAll]);
    await expectAddress('/search/mazda');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Mazda' }));
    await expectCount(60);
    await expectAddress(stockFacts.path);
  });

  it('of an address without a panel is active, and kept when another is added', async () => {
    open(`${stockFacts.path}?item_type=car&seats=7`);
    const seven = someStock.filter(({ seats }) => seats === 7).length;
    await waitFor(() => expect(chipNames()).toContain('Seats: 7'));
    tick(/^Mazda/);
    await waitFor(() => expect(address()).toContain('make_model=Mazda'));
    expect(address()).toContain('item_type=car');
    expect(seven).toBeGreaterThan(0);
  });

  it('of a listing is part of its search from the start', async () => {
    open('/search/mazda', { facts: screenFactsOf(someStock, mazdaFacts) });
    expect(count()).toContain(`${mazdas} cars`);
    expect(chipNames()).toEqual(['Mazda', words.clearAll]);
    tick(/^Toyota/);
    await expectCount(mazdas + someStock.filter(({ make }) => make === 'Toyota').length);
  });

  it('that the page itself implies stays when all others are cleared', async () => {
    const locked = {
      ...mazdaFacts,
      isLocked: true,
      base: { ...mazdaFacts.base, lists: { car_type: ['Used'] } },
    };
    open(locked.path, { facts: screenFactsOf(someStock, locked) });
    const used = someStock.filter(({ carType }) => carType === 'used').length;
    type('mazda');
    await waitFor(() => expect(chipNames()).toEqual(['“mazda”', words.clearAll]));
    fireEvent.click(screen.getAllByRole('button', { name: words.clearAll })[0] ?? box());
    await expectCount(used);
  });
});

describe('typed words', () => {
  it('are searched, and are the query of the address', async () => {
    open();
    type('mazda');
    await expectCount(mazdas);
    await expectAddress(`${stockFacts.path}?query=mazda`);
    expect($recentSearches.get().map((recent) => recent.words)).toEqual(['“mazda”']);
  });

  it('that are recognised become filters, and stay in the field until the search changes', async () => {
    open();
    type('mazda under 20k');
    await waitFor(() => expect(chipNames()).toEqual(['“mazda”', 'Under $20,000', words.clearAll]));
    expect(box().value).toBe('mazda under 20k');
    await expectAddress(`${stockFacts.path}?query=mazda&price=:20000`);
    type('mazda under 30k');
    await waitFor(() => expect(chipNames()).toEqual(['“mazda”', 'Under $30,000', words.clearAll]));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Under $30,000' }));
    await expectCount(mazdas);
    expect(box().value).toBe('mazda');
  });

  it('that are misspelled are shown with the words found in their place', async () => {
    open();
    type('mazad');
    await expectCount(mazdas);
    expect(screen.getByText('Nothing matches “mazad”. Showing results for “Mazda”.')).toBeTruthy();
    type('mazda qwerty');
    expect(
      await screen.findByText('Nothing matches “mazda qwerty”. Showing results for “mazda”.'),
    ).toBeTruthy();
    type('mazda');
    await waitFor(() => expect(screen.queryByText(/^Nothing matches/)).toBeNull());
  });

  it('are shortened to what an address can contain', async () => {
    open();
    type('é'.repeat(4000));
    await expectCount(0);
    expect(new URLSearchParams(location.search).get('query')).toBe('é'.repeat(200));
  });

  it('that became filters are shown, and can be searched for literally', async () => {
    open();
    type('mazda under 20k');
    await screen.findByText('Showing results for “mazda”, Under $20,000.');
    fireEvent.click(screen.getByRole('button', { name: 'Search instead for mazda under 20k' }));
    await waitFor(() => expect(box().value).toBe('"mazda under 20k"'));
    expect(screen.queryByText(/^Showing results for/)).toBeNull();
    type('mazda');
    await expectCount(mazdas);
    expect(screen.queryByText(/^Showing results for/)).toBeNull();
  });

  it('without results offer each filter to remove, with the number of results', async () => {
    open(`${stockFacts.path}?make_model=Mazda&query=corolla`);
    await screen.findByRole('heading', { name: facts.search.texts.noResultsTitle });
    await screen.findByText('Remove Mazda');
  });

  it('without results for any removed filter offer the smallest sets of filters to remove', async () => {
    open(`${stockFacts.path}?make_model=Mazda&query=corolla&year=:1980`);
    const way = await screen.findByText('Remove Mazda and 1980 or older');
    expect(screen.queryByText('Remove Mazda')).toBeNull();
    fireEvent.click(way);
    await waitFor(() => expect(chipNames()).toEqual(['“corolla”', words.clearAll]));
  });
});

describe('the browser history', () => {
  it('returns to the previous search, and forward again', async () => {
    open();
    tick(/^Mazda/);
    await expectAddress('/search/mazda');
    await expectCount(mazdas);
    history.back();
    await expectCount(60);
    expect(screen.queryByRole('list', { name: words.applied })).toBeNull();
    history.forward();
    await expectCount(mazdas);
    expect(document.title).toBe('Mazda cars');
  });

  it('has no entry for an address with a page beyond the last', async () => {
    open(`${stockFacts.path}?page=99`);
    await expectAddress(`${stockFacts.path}?page=5`);
  });

  it('keeps other parameters', async () => {
    open(`${stockFacts.path}?utm_source=mail`);
    tick(/^Mazda/);
    await expectCount(mazdas);
    await expectAddress('/search/mazda?utm_source=mail');
  });

  it('has the filters of an address that names them in words, and then the address of the filters', async () => {
    open(`${stockFacts.path}?query=mazda+under+20k`);
    await waitFor(() => expect(chipNames()).toEqual(['“mazda”', 'Under $20,000', words.clearAll]));
    await expectAddress(`${stockFacts.path}?query=mazda&price=:20000`);
  });

  it('ignores invalid parameters of the address', async () => {
    const amiss = ['price=abc', 'price=9:1', 'page=-1', 'sortBy=x', 'year=', 'constructor=1', 'fuel=%60%60'];
    open(`${stockFacts.path}?${amiss.join('&')}`);
    await expectCount(60);
    expect(screen.queryByRole('list', { name: words.applied })).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: words.sortLabel }).value).toBe('relevant');
  });

  it('makes a removable filter of a value that no car has, and shows markup in it as text', async () => {
    const markup = '<script>alert(1)</script>';
    open(`${stockFacts.path}?fuel=${encodeURIComponent(markup)}&page=9999`);
    await screen.findByRole('heading', { name: facts.search.texts.noResultsTitle });
    await expectCount(0);
    const chip = chips().find(({ textContent }) => textContent?.includes(markup));
    fireEvent.click(chip ?? box());
    await expectCount(60);
  });

  it('keeps the address of a model that is not in stock, which has no listing', async () => {
    open(`${stockFacts.path}?make_model=Mazda+BT-50`);
    await expectCount(0);
    await expectAddress(`${stockFacts.path}?make_model=Mazda+BT-50`);
  });
});

describe('a failed search', () => {
  it('keeps cars and filters, shows an error, and can be retried', async () => {
    let isDown = true;
    const { search, ...rest } = client().searchClient;
    const failing: LoadedClient = {
      ...client(),
      searchClient: {
        ...rest,
        search: ((requests: never) =>
          isDown ? Promise.reject(new Error('down')) : search(requests)) as typeof search,
      },
    };
    const { container } = open(stockFacts.path, { load: async () => failing });
    type('mazda');
    await screen.findByText(words.failed);
    expect(container.textContent).toContain('the cards of the page');
    expect(box().value).toBe('mazda');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: words.retry }));
    await expectCount(mazdas);
    expect(screen.queryByText(words.failed)).toBeNull();
  });

  it('shows an error if its code did not load, and retries with the next word', async () => {
    let isLost = true;
    open(stockFacts.path, {
      load: () => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve(client())),
    });
    type('mazda');
    await screen.findByText(words.unavailable);
    isLost = false;
    type('mazda ');
    await expectCount(mazdas);
  });
});

describe('a place', () => {
  const stock = someStock.map((car, index) => ({ ...car, locationId: index % 2 === 0 ? 'north' : 'south' }));
  const near = { facts: screenFactsOf(stock), load: async () => searchClientOf(stock) };
  const field = () => screen.getByLabelText<HTMLInputElement>(facts.search.distance.place);
  const enter = (place: string) => {
    fireEvent.change(field(), { target: { value: place } });
    fireEvent.keyDown(field(), { key: 'Enter' });
  };
  const openPanel = () => {
    const details = screen
      .getByRole('heading', { name: facts.search.distance.label, hidden: true })
      .closest('details');
    if (details === null) throw new Error('No panel.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
  };

  it("sorts by distance, shows each car's distance, and can be limited to a radius", async () => {
    open(stockFacts.path, near);
    openPanel();
    enter('4000');
    await waitFor(() => expect(chipNames()).toEqual(['Near 4000', words.clearAll]));
    await waitFor(() => expect(screen.getAllByText(/\d km away$/)).not.toHaveLength(0));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: words.sortLabel }).value).toBe('nearest');
    await expectAddress(`${stockFacts.path}?near=4000`);
    const radius = screen.getByLabelText<HTMLSelectElement>(facts.search.distance.radius);
    fireEvent.change(radius, { target: { value: '250' } });
    await waitFor(() => expect(chipNames()).toEqual(['Within 250 km of 4000', words.clearAll]));
    await expectAddress(`${stockFacts.path}?near=4000&within=250`);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Within 250 km of 4000' }));
    await expectCount(60);
    await expectAddress(stockFacts.path);
    expect(screen.queryByText(/\d km away$/)).toBeNull();
  });

  it('of an address is looked up, and typed words can contain one as well', async () => {
    open(`${stockFacts.path}?near=4000`, near);
    await waitFor(() => expect(screen.getAllByText(/\d km away$/)).not.toHaveLength(0));
    type('mazda near 4000');
    await expectCount(mazdas);
    expect(chipNames()).toEqual(['“mazda”', 'Near 4000', words.clearAll]);
  });

  it('accepts any radius in typed words, which the panel shows', async () => {
    open(stockFacts.path, near);
    openPanel();
    type('mazda within 333 km of 4000');
    await waitFor(() => expect(chipNames()).toEqual(['“mazda”', 'Within 333 km of 4000', words.clearAll]));
    expect(screen.getByLabelText<HTMLSelectElement>(facts.search.distance.radius).value).toBe('333');
  });

  it('that is unknown shows a message, and hides no car', async () => {
    open(stockFacts.path, near);
    openPanel();
    enter('Nowhere');
    await screen.findByText(facts.search.distance.unknown);
    await expectCount(60);
  });

  it('can be removed', async () => {
    open(stockFacts.path, near);
    openPanel();
    enter('4000');
    await expectAddress(`${stockFacts.path}?near=4000`);
    history.back();
    await waitFor(() => expect(screen.queryByRole('list', { name: words.applied })).toBeNull());
    await expectAddress(stockFacts.path);
  });
});

describe("the shopper's own terms", () => {
  const rule: RepaymentRule = {
    weeklyFor: (price) => price / 100,
    pricesFor: ({ min, max }) => ({ min: min && min * 100, max: max && max * 100 }),
  };

  it('convert a range of weekly prices to a range of prices', async () => {
    open(`${stockFacts.path}?weekly_price_range=:200`, { rule });
    const affordable = someStock.filter(({ price }) => price !== null && price <= 20_000).length;
    await expectCount(affordable);
    expect(chipNames()[0]).toContain('$200');
  });
});

describe('sold cars that share a card', () => {
  const sold = (id: string) => aVehicle({ id, make: 'Kia', status: 'sold' });
  const stock = [...someStock, aVehicle({ id: 'k', make: 'Kia' }), sold('k1'), sold('k2'), sold('k3')];
  const kiaFacts = {
    ...mazdaFacts,
    path: '/search/kia',
    makes: [...mazdaFacts.makes, 'Kia'],
    base: { ...mazdaFacts.base, lists: { make_model: ['Kia'] } },
  };

  it('are mentioned beside the count, in the built page and after a search', async () => {
    const load = async () => searchClientOf(stock);
    open(kiaFacts.path, { facts: screenFactsOf(stock, kiaFacts), load });
    expect(count()).toContain('4 cars, 2 sold not shown');
    type('kia');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(count()).toContain('4 cars, 2 sold not shown');
  });

  it('are not mentioned if the dealer shows a card for each', () => {
    open(kiaFacts.path, { facts: screenFactsOf(stock, kiaFacts, { collapseSold: false }) });
    expect(count()).toContain('4 cars');
  });
});
