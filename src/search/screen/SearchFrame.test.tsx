import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { screenFactsOf } from '#tests/fixtures/search/screen-facts.ts';
import { searchClientOf } from '#tests/fixtures/search/search-client.ts';
import type { PageFacts } from '../state/landing-facts.ts';
import { stockFacts } from '../state/page-facts.fixture.ts';
import { someStock } from '../state/some-stock.fixture.ts';
import { StatusLine } from './bar/StatusLine.tsx';
import { Screen } from './Screen.tsx';
import type { SearchStatus } from './search-view.ts';
import { createSearchSource } from './source/search-source.store.ts';

const base = { ...stockFacts.base, ranges: { price: { min: 20_000, max: null } } };
const page = { ...stockFacts, base };
const { texts, screen } = screenFactsOf(someStock).search;
const found = someStock.filter(({ price }) => (price ?? 0) >= 20_000).length;

/** The built HTML of a listing's search screen. */
function html(own: PageFacts = page) {
  const source = createSearchSource({
    loadClient: async () => searchClientOf(someStock),
    findPlace: async () => null,
    $rule: null,
  });
  const facts = screenFactsOf(someStock, own, {});
  const built = renderToString(
    <Screen facts={facts} source={source}>
      <p>the cards of the page</p>
    </Screen>,
  );
  return built.replaceAll('<!-- -->', '');
}

describe('the built search screen', () => {
  it('is around the cards of the page', () => {
    expect(html()).toContain('<p>the cards of the page</p>');
  });

  it("announces the number of results, and shows the number on the filters' button", () => {
    expect(html()).toMatch(new RegExp(`role="status">${found} cars<`));
    expect(html()).toContain(`Show ${found} cars`);
  });

  it("names one car on the filters' button", () => {
    const [dearest = 0] = someStock.map(({ price }) => price ?? 0).sort((a, b) => b - a);
    const ranges = { price: { min: dearest, max: null } };
    expect(html({ ...page, base: { ...page.base, ranges } })).toContain('Show 1 car<');
  });

  it("has the distance and the dealer's filters in their order", () => {
    const headings = [...html().matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, text]) => text);
    const facts = screenFactsOf(someStock);
    const labels = facts.search.filters.map(({ label }) => label);
    expect(headings[0]).toBe(facts.search.distance.label);
    expect(headings.slice(1)).toEqual(labels.filter((label) => headings.includes(label)));
    expect(headings.length).toBeGreaterThan(3);
  });

  it('lists models only under a selected make', () => {
    expect(html()).not.toContain('value="Mazda 3"');
    const lists = { make_model: ['Mazda'] };
    const mazda = html({ ...stockFacts, base: { ...stockFacts.base, lists } });
    expect(mazda).toContain('value="Mazda 3"');
    expect(mazda).not.toContain('value="Toyota Corolla"');
  });

  it('gives both thumbs of a range an accessible name and value', () => {
    expect(html()).toMatch(/aria-label="Price: From" aria-valuetext="\$20,000"[^>]* value="4"/);
    expect(html()).toMatch(/aria-label="Price: To" aria-valuetext="\$\d\d,000"/);
  });

  it('leaves the input of an open end empty, with the end of the scale as its placeholder', () => {
    expect(html()).toMatch(/placeholder="\$9,000" value="\$20,000"/);
    expect(html()).toMatch(/placeholder="\$\d\d,000" value=""/);
  });

  it('names each chip by its effect', () => {
    expect(html()).toContain('aria-label="Remove From $20,000"');
  });

  it('links built pages by their path, and explains how to find the others', () => {
    const plain = html({ ...stockFacts, builtPages: 2 });
    expect(plain).toContain(`href="${stockFacts.path}/2"`);
    expect(plain).toContain(`href="${stockFacts.path}?page=5"`);
    expect(plain).toContain(texts.furtherPages);
  });
});

it.each<[SearchStatus, string]>([
  ['slow', screen.slow],
  ['failed', screen.failed],
  ['unavailable', screen.unavailable],
])('the screen shows a message when it is %s', (status, text) => {
  const line = renderToString(
    <StatusLine status={status} texts={{ ...screen, ...texts }} onRetry={() => undefined} />,
  );
  expect(line).toContain(text);
  expect(line.includes(`>${screen.retry}<`)).toBe(status === 'failed');
});
