// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  box,
  chipNames,
  chips,
  client,
  closeScreen,
  count,
  expectAddress,
  expectCount,
  facts,
  mazdas,
  open,
  type,
  words,
} from '#tests/fixtures/search/open-screen.tsx';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { mazdaFacts, stockFacts } from '../state/page-facts.fixture.ts';
import { someStock } from '../state/some-stock.fixture.ts';
import { Screen } from './Screen.tsx';
import { createSearchSource, type LoadedClient } from './source/search-source.store.ts';

/** The filters are in a popover, which jsdom does not open. */
const checkbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const tick = (name: RegExp) => fireEvent.click(checkbox(name));
/** Opens the filters as the browser does, and returns their sheet. */
function openSheet(): HTMLElement {
  const sheet = screen.getByLabelText(words.filters, { selector: '.filters' });
  fireEvent(sheet, Object.assign(new Event('toggle'), { newState: 'open' }));
  return sheet;
}

beforeEach(stubBrowser);
afterEach(() => {
  vi.useRealTimers();
  closeScreen();
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
    expect(address()).toContain('item_type=Car');
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
    expect(document.title).toBe('Mazda cars | Dealer');
  });

  it('has no title with the number of the built page for other results', async () => {
    open(`${stockFacts.path}/2`, { facts: { ...facts, page: { ...facts.page, pageNumber: 2 } } });
    expect(document.title).toBe(`${stockFacts.heading}, page 2 of 5 | Dealer`);
    tick(/^Mazda/);
    await expectCount(mazdas);
    expect(document.title).toBe('Mazda cars | Dealer');
    history.back();
    await expectCount(60);
    expect(document.title).toContain('page 2 of 5');
  });

  it('has a title with the number of the page', async () => {
    open(`${stockFacts.path}?page=3`);
    await waitFor(() => expect(document.title).toBe(`${stockFacts.heading}, page 3 of 5 | Dealer`));
    tick(/^Mazda/);
    await expectCount(mazdas);
    expect(document.title).toBe('Mazda cars | Dealer');
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

it('a slow search shows a message after a while, and keeps the cards until the results are there', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<LoadedClient>();
  const { container } = open(stockFacts.path, { load: () => promise });
  type('mazda');
  expect(screen.queryByText(words.slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(words.slow)).toBeDefined();
  expect(container.textContent).toContain('the cards of the page');
  vi.useRealTimers();
  resolve(client());
  await expectCount(mazdas);
  expect(screen.queryByText(words.slow)).toBeNull();
});

describe('a failed search', () => {
  function failingWhile(isDown: () => boolean): LoadedClient {
    const { search, ...rest } = client().searchClient;
    const searchOrFail = (requests: never) =>
      isDown() ? Promise.reject(new Error('down')) : search(requests);
    return { ...client(), searchClient: { ...rest, search: searchOrFail as typeof search } };
  }

  it('is reported in the open sheet of filters too, and can be tried again there', async () => {
    let isDown = true;
    // A search with an address that has no built page, which would be opened instead.
    open(`${stockFacts.path}?seats=7`, { load: async () => failingWhile(() => isDown) });
    const panel = openSheet();
    const sheet = within(panel);
    tick(/^Mazda/);
    await sheet.findByText(words.failed);
    isDown = false;
    // jsdom focuses nothing in a popover.
    const focusPanel = vi.spyOn(panel, 'focus');
    fireEvent.click(sheet.getByText(words.retry));
    expect(focusPanel).toHaveBeenCalled();
    const found = someStock.filter(({ make, seats }) => make === 'Mazda' && seats === 7).length;
    await expectCount(found);
    expect(sheet.queryByText(words.failed)).toBeNull();
    expect(sheet.getByText(`Show ${found} cars`)).toBeDefined();
  });

  it('keeps cars and filters, shows an error, and can be retried', async () => {
    let isDown = true;
    const { container } = open(stockFacts.path, { load: async () => failingWhile(() => isDown) });
    type('mazda');
    await screen.findByText(words.failed);
    expect(container.textContent).toContain('the cards of the page');
    expect(box().value).toBe('mazda');
    fireEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(screen.queryByText(words.failed)).toBeNull();
    await screen.findByText(words.failed);
    isDown = false;
    const retry = screen.getByRole('button', { name: words.retry });
    retry.focus();
    fireEvent.click(retry);
    // The button is gone, and a keyboard goes on from the results.
    expect(document.activeElement?.id).toBe('search-results');
    await expectCount(mazdas);
    expect(screen.queryByText(words.failed)).toBeNull();
  });

  it.each([
    ['with the next word', () => type('mazda ')],
    ['when the device is online again', () => fireEvent(window, new Event('online'))],
  ])('shows an error if its code did not load, and retries %s', async (_when, tryAgain) => {
    let isLost = true;
    open(stockFacts.path, {
      load: () => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve(client())),
    });
    type('mazda');
    await screen.findByText(words.unavailable);
    isLost = false;
    tryAgain();
    await expectCount(mazdas);
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
