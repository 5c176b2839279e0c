// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { box, closeScreen, expectCount, open, type, words } from '#tests/fixtures/search/open-screen.tsx';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { $recentSearches } from '../../recent/searches/recent-searches.store.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';

const makes = ['Audi', 'Fiat', 'Kia', 'Mazda', 'Subaru', 'Toyota'];
const stock = stockOf(makes.flatMap((make, index) => Array(index + 2).fill({ make, name: make })));
const openAt = (path: string = stockFacts.path) =>
  open(path, { facts: screenFactsOf(stock), load: async () => searchClientOf(stock) });

const recent = () => [...document.querySelectorAll('#search-suggestions [role=option]')];
const recentWords = () => recent().map(({ textContent }) => textContent.trim());
const searchFor = async (make: string) => {
  type(make);
  await waitFor(() => expect($recentSearches.get()[0]?.words).toBe(`“${make}”`));
};
const empty = () => fireEvent.change(box(), { target: { value: '' } });
/** As if the visitor came back: everything but what the device stores is gone. */
const comeBack = (path?: string) => {
  cleanup();
  document.body.replaceChildren();
  openAt(path);
  fireEvent.focus(box());
};

beforeEach(stubBrowser);
afterEach(closeScreen);

describe('below the empty search box', () => {
  it('the last five searches are listed, newest first, until they are cleared', async () => {
    openAt();
    for (const make of makes) await searchFor(make);
    const newestFirst = makes.slice(1).toReversed();
    empty();
    expect(screen.getByRole('group', { name: words.recentSearches })).toBeDefined();
    expect(recentWords()).toEqual(newestFirst.map((make) => `“${make}”`));

    comeBack();
    expect(recentWords()).toEqual(newestFirst.map((make) => `“${make}”`));
    comeBack(recent()[2]?.getAttribute('href') ?? '');
    await waitFor(() => expect(box().value).toBe(newestFirst[2]));
    await expectCount(stock.filter(({ make }) => make === newestFirst[2]).length);

    empty();
    await expectCount(stock.length);
    expect(location.search).toBe('');
    expect(recent()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: words.forget }));
    expect(screen.queryByRole('listbox')).toBeNull();
    comeBack();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('invalid stored data is ignored', async () => {
    localStorage.setItem('recent-searches', '{"v":1,"data":[{"path":7}]}');
    for (const key of ['viewed-cars', 'repayment']) localStorage.setItem(key, '{"v":1,"data":');
    openAt();
    await searchFor('Kia');
    empty();
    expect(recentWords()).toEqual(['“Kia”']);
  });

  it('a search is kept without the page that was looked at', async () => {
    open(`${stockFacts.path}?car_type=New&page=2`);
    await waitFor(() => expect($recentSearches.get()).toHaveLength(1));
    expect($recentSearches.get()[0]?.path).toBe(`${stockFacts.path}?car_type=New`);
  });
});
