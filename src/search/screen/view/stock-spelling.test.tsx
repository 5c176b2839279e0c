// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chipNames, closeScreen, expectAddress, open, words } from '#tests/fixtures/search/open-screen.tsx';
import { stubBrowser } from '#tests/fixtures/search/stub-browser.ts';
import { $recentSearches } from '../../recent/searches/recent-searches.store.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';

beforeEach(stubBrowser);
afterEach(closeScreen);

const { path } = stockFacts;

it.each([
  ['?body=suv&body=SUV', 'SUV', `${path}?body=SUV`],
  ['?make=mazda&model=cx-5&utm_source=mail', 'Mazda CX-5', '/search/mazda/cx-5?utm_source=mail'],
  ['?car_type=NEW&page=2', 'New', `${path}?car_type=New&page=2`],
])('the values of an address get the spelling of the stock: %s', async (query, chip, expected) => {
  open(path + query);
  await waitFor(() => expect(chipNames()).toEqual([chip, words.clearAll]));
  await expectAddress(expected);
  await waitFor(() => expect($recentSearches.get().map((search) => search.words)).toEqual([chip]));
});
