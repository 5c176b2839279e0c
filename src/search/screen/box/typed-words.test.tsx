// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  box,
  chipNames,
  chips,
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
import { searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { $recentSearches } from '../../recent/searches/recent-searches.store.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';

beforeEach(stubBrowser);
afterEach(closeScreen);

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

  it('that wait to be searched are emptied by "Clear all" and by going back', async () => {
    open(`${stockFacts.path}?price=:20000`);
    await screen.findByText('Under $20,000');
    fireEvent.change(box(), { target: { value: 'mazda' } });
    fireEvent.click(chips().at(-1) ?? box());
    await waitFor(() => expect(box().value).toBe(''));
    await expectAddress(stockFacts.path);
    fireEvent.change(box(), { target: { value: 'corolla' } });
    history.back();
    await waitFor(() => expect(box().value).toBe(''));
    await expectAddress(`${stockFacts.path}?price=:20000`);
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

  it('that are joined to a stock number all match', async () => {
    const stock = stockOf([{ stockNumber: 'HMU67116' }, { stockNumber: 'HMU67117' }]);
    open(stockFacts.path, { facts: screenFactsOf(stock), load: async () => searchClientOf(stock) });
    type('hmu 67116');
    await waitFor(() => expect(count()).toContain('1 car'));
    expect(screen.queryByText(/^Nothing matches/)).toBeNull();
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

  it('of which some found nothing are not said to be searched for as well', async () => {
    open();
    type('mazda or qwerty under 90k');
    await screen.findByText('Nothing matches “mazda qwerty”. Showing results for “mazda”.');
    expect(screen.getByText(/^Showing results for/).textContent).toBe('Showing results for Under $90,000.');
  });

  it('that name two makes or exclude one are shown so', async () => {
    open();
    type('mazda or toyota');
    await waitFor(() => expect(chipNames()).toEqual(['Mazda', 'Toyota', words.clearAll]));
    expect(screen.getByText('Showing results for Mazda, Toyota.')).toBeTruthy();
    type('no mazda');
    await expectCount(60 - mazdas);
    expect(screen.getByText('Showing results for not “mazda”.')).toBeTruthy();
    await expectAddress(`${stockFacts.path}?query=-mazda`);
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
