// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { stockFacts } from '../../state/page-facts.fixture.ts';
import { emptyState } from '../../state/state-parts.ts';
import { searchOfPage } from './search-of-page.ts';

const empty = emptyState('relevant');

describe('what a listing shows', () => {
  it('is what its address asks for', () => {
    history.replaceState(null, '', `${stockFacts.path}?body=SUV`);
    expect(searchOfPage(stockFacts)).toEqual({ ...empty, lists: { body: ['SUV'] } });
  });

  it('is what was chosen since, though the address is that of another listing', () => {
    const search = { ...empty, lists: { make_model: ['Mazda'] } };
    history.replaceState({ search, scrollY: 0 }, '', '/search/mazda');
    expect(searchOfPage(stockFacts)).toEqual(search);
  });

  it('is not known where the address is another page and nothing was kept', () => {
    history.replaceState({ by: 'another script' }, '', '/search/mazda');
    expect(searchOfPage(stockFacts)).toBeNull();
  });
});
