// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { stockFacts } from '../../state/page-facts.fixture.ts';
import { emptyState } from '../../state/state-parts.ts';
import { searchOfPage } from './search-of-page.ts';

const empty = emptyState('relevant');

describe('the present search of a listing page', () => {
  it('is that of its address', () => {
    history.replaceState(null, '', `${stockFacts.path}?body=SUV`);
    expect(searchOfPage(stockFacts)).toEqual({ ...empty, lists: { body: ['SUV'] } });
  });

  it('is that of the history entry, even if the address is of another listing', () => {
    const search = { ...empty, lists: { make_model: ['Mazda'] } };
    history.replaceState({ search, scrollY: 0 }, '', '/search/mazda');
    expect(searchOfPage(stockFacts)).toEqual(search);
  });

  it('is null if the address is of another page and there is no history entry', () => {
    history.replaceState({ by: 'another script' }, '', '/search/mazda');
    expect(searchOfPage(stockFacts)).toBeNull();
  });
});
