import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import defaults from '../../../tenants/_defaults/search.json' with { type: 'json' };
import { SearchFrame } from './SearchFrame.tsx';
import type {
  FacetOption,
  ListGroup,
  RangeGroup,
  SearchFrameProps,
  SearchHit,
  SearchView,
} from './search-view.ts';

const option = (value: string, more: Partial<FacetOption> = {}): FacetOption => ({
  value,
  label: value,
  count: 1204,
  isChosen: false,
  href: null,
  picture: null,
  options: [],
  ...more,
});

const makes: ListGroup = {
  kind: 'list',
  attribute: 'make_model',
  label: 'Make and model',
  isOpen: true,
  shown: 7,
  showAllLabel: 'Show all makes',
  options: [
    option('Toyota', {
      href: '/search/toyota',
      isChosen: true,
      options: [option('Toyota Corolla', { label: 'Corolla', href: '/search/toyota/corolla' })],
    }),
    ...Array.from({ length: 40 }, (_, i) => option(`Make ${i}`, { options: [option(`Make ${i} hidden`)] })),
  ],
};
const price: RangeGroup = {
  kind: 'range',
  attribute: 'price',
  label: 'Price',
  isOpen: true,
  unit: 'money',
  least: 4000,
  most: 98_000,
  step: 1000,
  chosen: { min: 10_000, max: null },
};
const view: SearchView = {
  state: { query: '', page: 2, sort: 'latest', lists: {}, ranges: {} },
  query: '',
  heading: 'Used cars',
  countText: '1,204 cars',
  count: 1204,
  groups: [makes, price],
  chips: [{ attribute: 'make_model', value: 'Toyota', label: 'Toyota' }],
  sorts: [
    { key: 'relevant', label: 'Most relevant' },
    { key: 'latest', label: 'Latest' },
  ],
  page: 2,
  pageCount: 58,
};
const hit = (id: string): SearchHit => ({
  id,
  brief: { name: `2021 Car ${id}`, status: 'in_stock', price: 24_990, km: 45_120, weeklyPrice: null },
  card: null,
});
const props: SearchFrameProps = {
  view,
  texts: { ...defaults.screen, ...defaults.texts },
  status: 'idle',
  hits: null,
  words: { car: 'car', cars: 'cars' },
  currency: 'AUD',
  modelsShown: 30,
  images: { urlTemplate: null, widths: [], quality: 70 },
  noPhoto: 'Photos coming',
  promo: null,
  tiles: [],
  suggestions: null,
  empty: { title: 'No Results Available', text: 'Nothing.', clearHref: '/search' },
  relaxations: [],
  pageHref: (page) => `/search/${page}`,
  dispatch: () => {},
  onType: () => {},
  onNear: () => undefined,
  onRetry: () => {},
  onIntent: () => {},
};
const html = (more: Partial<SearchFrameProps> = {}) =>
  renderToStaticMarkup(
    <SearchFrame {...props} {...more}>
      <p>the cards of the page</p>
    </SearchFrame>,
  );

describe('the search screen', () => {
  it('keeps the cards that came with the page until there is an answer', () => {
    expect(html()).toContain('the cards of the page');
    expect(html({ hits: [hit('a')] })).not.toContain('the cards of the page');
  });

  it('shows the words of a card whose details are on the way', () => {
    const card = html({ hits: [hit('a')] });
    for (const words of ['2021 Car a', '$24,990', '45,120 km']) expect(card).toContain(words);
  });

  it('puts the promotion after the cards it was placed behind', () => {
    const promo = { title: 'Sell to us', text: 'Now.', label: 'Value', href: '/contact', positions: [2] };
    const grid = html({ hits: ['a', 'b', 'c'].map(hit), promo });
    expect(grid.match(/Car [abc]|Sell to us(?=<\/h3>)/g)).toEqual(['Car a', 'Car b', 'Sell to us', 'Car c']);
  });

  it('puts promotions at their places among the cars, each in its window', () => {
    const tile = {
      ...{ id: 'spring', heading: 'Spring', text: null, href: null, linkLabel: null, image: null, alt: '' },
      ...{ display: [], strictDisplay: false, position: null },
      tone: 'ink' as const,
      window: { start: null, expiry: '2026-12-01T00:00:00.000Z', isOpen: true },
    };
    const grid = html({ hits: ['a', 'b', 'c'].map(hit), tiles: [{ position: 2, tile }] });
    expect(grid.match(/Car [abc]|Spring(?=<\/h3>)/g)).toEqual(['Car a', 'Spring', 'Car b', 'Car c']);
    expect(grid).toContain('<in-window data-expiry="2026-12-01T00:00:00.000Z">');
  });

  it('says how to find the rest where the last page is not built', () => {
    const pages = { ...view, page: 10, pageCount: 12 };
    const pageHref = (page: number) => (page > 10 ? `/search?page=${page}` : `/search/${page}`);
    expect(html({ view: pages, pageHref })).toContain(defaults.texts.furtherPages);
    expect(html({ view: pages })).not.toContain(defaults.texts.furtherPages);
  });

  it('announces the number of results', () => {
    expect(html()).toMatch(/role="status">1,204 cars</);
  });

  it('links values that have a page of their own, and ticks the others', () => {
    expect(html()).toMatch(/<a class="option" href="\/search\/toyota" aria-current="true">/);
    expect(html()).toMatch(/<input class="tick" type="checkbox"[^>]* name="make_model" value="Make 0"/);
  });

  it('lists seven makes, and models only under the make in use', () => {
    const page = html();
    expect(page.match(/value="Make \d+"/g)).toHaveLength(6);
    expect(page).toContain('href="/search/toyota/corolla"');
    expect(page).not.toContain('hidden</span>');
    expect(page).toContain('Show all makes');
  });

  it('names both thumbs of a range and says where they stand', () => {
    expect(html()).toMatch(/aria-label="Price: From" aria-valuetext="\$10,000" value="10000"/);
    expect(html()).toMatch(/aria-label="Price: To" aria-valuetext="\$98,000" value="98000"/);
  });

  it('leaves the field of an open end empty, with the end of the scale as its hint', () => {
    expect(html()).toMatch(/placeholder="\$4,000" value="\$10,000"/);
    expect(html()).toMatch(/placeholder="\$98,000" value=""/);
  });

  it('names each chip after what pressing it does', () => {
    expect(html()).toContain('aria-label="Remove Toyota"');
  });

  it('says how many cars the sheet of filters leads to', () => {
    expect(html()).toContain('Show 1,204 cars');
  });

  it.each([
    ['slow', defaults.screen.slow],
    ['failed', defaults.screen.failed],
    ['unavailable', defaults.screen.unavailable],
  ] as const)('says so when it is %s', (status, text) => {
    expect(html({ status })).toContain(text);
    expect(html({ status }).includes(`>${defaults.screen.retry}<`)).toBe(status === 'failed');
  });

  it('shows what to let go of when nothing matches', () => {
    const page = html({
      view: { ...view, count: 0, countText: '0 cars', pageCount: 0 },
      hits: [],
      relaxations: [{ filter: { attribute: 'make_model', value: 'Toyota', label: 'Toyota' }, count: 12 }],
    });
    expect(page).toMatch(/No Results Available[\s\S]*href="\/search"[\s\S]*Without Toyota[\s\S]*12 cars/);
  });
});
