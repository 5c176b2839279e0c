import { describe, expect, it } from 'vitest';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { StockFacts } from './generated-links.ts';
import { generatedLinks } from './generated-links.ts';
import { foldedMenu, footerGroups, holdsPage, type MenuEntry, menuEntries } from './menu-entries.ts';

const facts: StockFacts = {
  stockWords: {},
  makePages: [
    { make: 'Toyota', path: '/search/toyota', count: 12 },
    { make: 'Land Rover', path: '/search/land-rover', count: 3 },
    { make: 'Kia', path: '/search/kia', count: 0 },
  ],
  bodyPages: new Map([['suv', { path: '/search/suv', count: 9 }]]),
  landing: [
    { kind: 'make', label: 'Toyota', path: '/search/toyota', count: 12, filter: {} },
    {
      kind: 'model',
      label: 'Corolla',
      path: '/search/toyota/corolla',
      count: 7,
      filter: { makes: ['Toyota'] },
    },
  ],
  branches: [
    { name: 'North', path: '/locations/north' },
    { name: 'East', path: '/locations/east' },
  ],
  hasPage: (path) => path === '/land-rover/overview',
  countAtDawn: (path) => (path === '/search/toyota' ? 12 : 3),
};

function navigationWith(part: Partial<Settings['navigation']>): Settings['navigation'] {
  const loaded = loadTenant('tenants', 'harbourline');
  if (!loaded.ok) throw new Error('harbourline does not load.');
  return { ...loaded.tenant.settings.navigation, ...part };
}

const entry = (part: Partial<Settings['navigation']['header'][number]>) => ({
  label: 'Entry',
  href: '/finance',
  items: [],
  fill: [],
  ...part,
});

describe('a generated menu list', () => {
  it.each([
    ['brands', ['Land Rover 3 /land-rover/overview', 'Toyota 12 /search/toyota']],
    ['bodies', ['SUV 9 /search/suv']],
    ['models', ['Toyota Corolla 7 /search/toyota/corolla']],
    ['locations', ['North undefined /locations/north', 'East undefined /locations/east']],
  ] as const)('of %s names what is there, by name, and its page', (fill, expected) => {
    const links = generatedLinks(fill, facts, 9).map(({ label, count, href }) => `${label} ${count} ${href}`);
    expect(links).toEqual(expected);
  });

  it('is limited to the lists with most stock, or the first branches', () => {
    expect(generatedLinks('brands', facts, 1).map(({ label }) => label)).toEqual(['Toyota']);
    expect(generatedLinks('locations', facts, 1).map(({ label }) => label)).toEqual(['North']);
  });

  it('chooses by the stock at the start of the day', () => {
    const atDawn = { ...facts, countAtDawn: (path: string) => (path === '/search/toyota' ? 2 : 3) };
    expect(generatedLinks('brands', atDawn, 1)).toEqual([
      { label: 'Land Rover', href: '/land-rover/overview', count: 3 },
    ]);
  });
});

describe('the header', () => {
  it('has a plain link where there is nothing to open, and leaves out entries without page and content', () => {
    const header = [
      entry({}),
      entry({ label: 'Empty', href: null }),
      entry({ label: 'Bodies', fill: ['models'] }),
    ];
    const none = { ...facts, landing: [] };
    expect(menuEntries(navigationWith({ header }), none)).toEqual([
      { label: 'Entry', href: '/finance', sections: [] },
      { label: 'Bodies', href: '/finance', sections: [] },
    ]);
  });

  it("links an entry's own page once within its dropdown", () => {
    const items = [{ label: 'Apply', href: '/apply' }];
    const labels = (href: string | null) =>
      menuEntries(navigationWith({ header: [entry({ href, items })] }), facts)[0]?.sections[0]?.links.map(
        ({ label }) => label,
      );
    expect(labels('/finance')).toEqual(['Entry', 'Apply']);
    expect(labels('/apply')).toEqual(['Apply']);
    expect(labels(null)).toEqual(['Apply']);
  });

  it('gives headings to the lists of a dropdown that has several', () => {
    const items = [
      { label: 'New', href: '/new' },
      { label: 'Used', href: '/used' },
    ];
    const headings = (part: object) =>
      menuEntries(navigationWith({ header: [entry({ href: null, ...part })] }), facts)[0]?.sections.map(
        ({ heading, links }) => `${heading} ${links.length}`,
      );
    expect(headings({ fill: ['brands'] })).toEqual(['null 2']);
    expect(headings({ fill: ['brands'], items: items.slice(1) })).toEqual(['null 3']);
    expect(headings({ fill: ['brands', 'bodies'] })).toEqual(['Brands 2', 'Body types 1']);
    expect(headings({ fill: ['brands'], items })).toEqual(['null 2', 'Brands 2']);
  });

  it('shows stock counts only where configured', () => {
    const header = [entry({ href: null, fill: ['bodies'] })];
    const { filled } = navigationWith({});
    const count = (showCounts: boolean) =>
      menuEntries(navigationWith({ header, filled: { ...filled, showCounts } }), facts)[0]?.sections[0]
        ?.links[0]?.count;
    expect(count(true)).toBe(9);
    expect(count(false)).toBeUndefined();
  });
});

const link = (label: string): MenuEntry => ({ label, href: `/${label}`, sections: [] });
const dropdown = (label: string): MenuEntry => ({
  label,
  href: `/${label}`,
  sections: [
    { heading: null, href: null, links: [label, 'x'].map((name) => ({ label: name, href: `/${name}` })) },
  ],
});

describe('a menu with too many entries', () => {
  it('is unchanged up to the limit', () => {
    const entries = [link('a'), link('b')];
    expect(foldedMenu(entries, 2, 'More')).toBe(entries);
  });

  it('keeps the limit in total and moves the rest under the last entry', () => {
    const folded = foldedMenu([link('a'), link('b'), dropdown('c'), link('d')], 2, 'More');
    expect(folded.map(({ label }) => label)).toEqual(['a', 'More']);
    expect(folded[1]?.sections).toEqual([
      {
        heading: null,
        href: null,
        links: [link('b'), link('d')].map(({ label, href }) => ({ label, href })),
      },
      { heading: 'c', href: '/c', links: [{ label: 'x', href: '/x' }] },
    ]);
    for (const path of ['/b', '/c', '/x'])
      expect(folded.map((one) => holdsPage(one, path))).toEqual([false, true]);
    expect(folded.map((one) => holdsPage(one, '/a'))).toEqual([false, false]);
  });
});

describe('the footer', () => {
  it("leaves out empty columns and uses the dealer's headings", () => {
    const groups = [
      { title: 'Models', links: [], fill: ['models' as const] },
      { title: '{dealer}', links: [{ label: 'About', href: '/about-us' }], fill: [] },
    ];
    const columns = (stock: StockFacts) =>
      footerGroups(navigationWith({ footerGroups: groups }), stock, { dealer: 'Yard' }).map(
        ({ title, links }) => `${title}: ${links.map(({ label }) => label).join(', ')}`,
      );
    expect(columns(facts)).toEqual(['Models: Toyota Corolla', 'Yard: About']);
    expect(columns({ ...facts, landing: [] })).toEqual(['Yard: About']);
  });
});
