// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chipNames,
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
import { searchClientOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { stockFacts } from '../state/page-facts.fixture.ts';
import type { RepaymentRule } from '../state/repayment-ranges.ts';
import { someStock } from '../state/some-stock.fixture.ts';

beforeEach(stubBrowser);
afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
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
    await screen.findByText(facts.search.distance.unknown, { selector: '#near-problem' });
    await expectCount(60);
  });

  it('near the shopper is asked for, unless the search has one', async () => {
    const [latitude, longitude] = [-27.4689, 153.0235];
    const getCurrentPosition = vi.fn((found: PositionCallback) =>
      found({ coords: { latitude, longitude } } as GeolocationPosition),
    );
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
    open(stockFacts.path, near);
    openPanel();
    type('mazda near me');
    const main = within(document.querySelector<HTMLElement>('.search-main') ?? document.body);
    await main.findByText(facts.search.distance.ask);
    await expectCount(mazdas);
    expect(chipNames()).toEqual(['“mazda”', 'Near my location', words.clearAll]);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(field().value).toBe('');
    fireEvent.click(screen.getByText(facts.search.distance.use));
    await waitFor(() => expect(screen.getAllByText(/\d km away$/)).not.toHaveLength(0));
    expect(main.queryByText(facts.search.distance.ask)).toBeNull();
    const own = `${stockFacts.path}?query=mazda&near=-27.469%2C153.024`;
    await expectAddress(own);
    type('mazda near me');
    await expectAddress(own);
  });

  it('of the shopper is looked for as long as nothing else is chosen', async () => {
    const asked: { found: PositionCallback; failed: () => void }[] = [];
    const getCurrentPosition = vi.fn((found: PositionCallback, failed: () => void) =>
      asked.push({ found, failed }),
    );
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
    const texts = facts.search.distance;
    open(stockFacts.path, near);
    openPanel();
    const problem = () => document.querySelector('#near-problem')?.textContent;
    const press = () => fireEvent.click(screen.getByText(texts.use));
    press();
    expect(problem()).toBe(texts.locating);
    act(() => asked[0]?.failed());
    expect(problem()).toBe(texts.denied);
    expect(field().getAttribute('aria-invalid')).toBeNull();
    press();
    expect(problem()).toBe(texts.locating);
    enter('4000');
    await waitFor(() => expect(chipNames()).toEqual(['Near 4000', words.clearAll]));
    expect(problem()).toBe('');
    const coords = { latitude: -16.9, longitude: 145.8 };
    act(() => asked[1]?.found({ coords } as GeolocationPosition));
    await expectAddress(`${stockFacts.path}?near=4000`);
    expect(chipNames()).toEqual(['Near 4000', words.clearAll]);

    press();
    act(() => asked[2]?.failed());
    expect(problem()).toBe(texts.denied);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Near 4000' }));
    await waitFor(() => expect(problem()).toBe(''));
  });

  it('that is unknown shows a message above the results too, because a phone hides the filters', async () => {
    open(stockFacts.path, near);
    type('mazda near nowhere');
    await expectCount(mazdas);
    const main = document.querySelector<HTMLElement>('.search-main');
    await within(main ?? document.body).findByText(facts.search.distance.unknown);
    type('mazda near 4000');
    await waitFor(() => expect(screen.queryByText(facts.search.distance.unknown)).toBeNull());
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
