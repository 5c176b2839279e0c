import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import { mazdaFacts, stockFacts, usedFacts } from '../../state/page-facts.fixture.ts';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import { searchHeading } from './search-heading.ts';

const { texts } = demoSettings('harbourline').search;
const words = { car: 'car', cars: 'cars' };
const empty = emptyState('relevant');

describe('the heading', () => {
  it.each<[string, Partial<SearchState>, PageFacts, string]>([
    ["is the page's own", { query: 'x' }, stockFacts, 'New, used and demo cars'],
    ["stays while the page's filter stands", { ...usedFacts.base, query: 'x' }, usedFacts, 'Used cars'],
    ['tells the make', { lists: { make_model: ['Land Rover'] } }, stockFacts, 'Land Rover cars'],
    [
      'tells the model',
      { lists: { make_model: ['Land Rover Discovery'] } },
      mazdaFacts,
      'Land Rover Discovery',
    ],
    ['tells the body', { lists: { body: ['SUV'] } }, stockFacts, 'SUV cars'],
    ['tells the condition', { lists: { car_type: ['Demo', 'New'] } }, stockFacts, 'New and demo cars'],
    ['is that of all cars when the filter goes', {}, usedFacts, 'New, used and demo cars'],
    ['of two makes too', { lists: { make_model: ['Mazda', 'Kia'] } }, mazdaFacts, 'New, used and demo cars'],
  ])('%s', (_name, changes, page, heading) => {
    expect(searchHeading({ ...empty, ...changes }, page, { texts, words })).toBe(heading);
  });
});
