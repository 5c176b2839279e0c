// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Brand, brandGroups, brandsOf } from '#src/brands/brand-list.ts';
import { sellersOf } from '#src/brands/brand-places.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { slugify } from '#src/values/slug.ts';
import { hrefOf, hrefsOf, mainOf, regionsOf, textOf, textsOf } from './built-document.ts';
import { type DemoDealer, demoDealers, openDemoDealer } from './demo-dealer.ts';

/** The brands of a dealer, computed from its settings and its stock. */
function brandsOfDealer({ settings, published: vehicles }: DemoDealer): Brand[] {
  const makePages = [...Map.groupBy(vehicles, ({ make }) => make)].map(([make, cars]) => ({
    make,
    path: `${settings.search.basePath}/${slugify(make)}`,
    count: cars.length,
  }));
  return brandsOf({ tenant: { settings }, vehicles, makePages });
}

/** The text of a brand's tile about the number of cars in stock. */
function counted(count: number, texts: Settings['brands']): string {
  if (count === 0) return texts.inStockNone;
  return count === 1 ? texts.inStockOne : fill(texts.inStockMany, { count: count.toLocaleString('en-AU') });
}

/** Tiles are set in capitals, and what is a line of its own has no blank before it. */
const squeezed = (text: string) => text.toLowerCase().replaceAll(' ', '');

const dealers = await Promise.all(demoDealers().map(openDemoDealer));

describe.each(dealers)('the brands of $slug', (dealer) => {
  const { brands: texts } = dealer.settings;
  const brands = brandsOfDealer(dealer);
  const main = mainOf(dealer.site.page('/brands'));

  it('are listed in their groups, each with its number of cars in stock and its link', () => {
    for (const { kind, brands: ofKind } of brandGroups(brands)) {
      const [group] = regionsOf(main, texts.groups[kind]);
      const tiles = group && textsOf(group, 'li').map(squeezed);
      expect(tiles).toEqual(ofKind.map(({ name, count }) => squeezed(`${name} ${counted(count, texts)}`)));
      expect(group && hrefsOf(group)).toEqual(ofKind.flatMap(({ href }) => href ?? []));
    }
    for (const { value, label } of texts.stats) {
      expect(textOf(main)).toContain(value);
      expect(textOf(main)).toContain(label);
    }
  });

  it('without a page of their own lead to their stock', () => {
    for (const { title } of texts.entries.filter(({ skipPage }) => skipPage)) {
      const tile = [...main.querySelectorAll('a')].find((link) =>
        textOf(link).toLowerCase().includes(title.toLowerCase()),
      );
      expect(tile?.getAttribute('href')).toBe(`${dealer.settings.search.basePath}/${slugify(title)}`);
    }
  });
});

it('a brand without a page of its own is among those that are tested, and so are all makes of a used-only dealer', () => {
  const [harbourline, pitstop] = ['harbourline', 'pitstop'].map((name) =>
    dealers.find(({ slug }) => slug === name),
  );
  expect(harbourline?.settings.brands.entries.some(({ skipPage }) => skipPage)).toBe(true);
  const tiles = pitstop && mainOf(pitstop.site.page('/brands')).querySelectorAll('.wordmark');
  expect(tiles).toHaveLength(pitstop ? brandsOfDealer(pitstop).length : -1);
});

describe('the page of a brand', () => {
  it('shows its text, its models, its stock, the branches that sell it and links to the workshop', async () => {
    const dealer = await openDemoDealer('harbourline');
    const { brands: settings, catalogue, locations } = dealer.settings;
    const { overview } = settings;
    const brand = brandsOfDealer(dealer).find(
      ({ hasPage, description }) => hasPage && description.length > 1,
    );
    if (brand === undefined) throw new Error('No brand has a page with words of its own.');
    const words = { brand: brand.name, count: brand.count };
    expect(hrefsOf(mainOf(dealer.site.page('/brands')))).toContain(`/${brand.slug}/overview`);
    const main = mainOf(dealer.site.page(`/${brand.slug}/overview`));
    expect(textsOf(main, 'h1')).toEqual([brand.name]);
    for (const paragraph of brand.description) expect(textOf(main)).toContain(paragraph);

    const part = (heading: string) => {
      const [section] = regionsOf(main, fill(heading, words));
      if (section === undefined) throw new Error(`The page has no section "${heading}".`);
      return section;
    };
    const own = catalogue.models.filter(({ manufacturer }) => slugify(manufacturer.name) === brand.key);
    expect(part(overview.models).querySelectorAll('article')).toHaveLength(own.length);
    const stock = part(overview.stock);
    expect(stock.querySelectorAll('article')).toHaveLength(Math.min(overview.maxStock, brand.count));
    expect(hrefOf(stock, fill(overview.stockMany, words))).toBe(brand.stockPath);
    const places = textsOf(part(overview.places), 'a');
    const sellers = sellersOf(
      locations.locations.filter(({ visible }) => visible),
      brand.key,
    );
    expect(places).toEqual(expect.arrayContaining(sellers.map(({ name }) => name)));
    const care = [...part(overview.care.heading).querySelectorAll('a')];
    expect(care.map((link) => ({ label: textOf(link), href: link.getAttribute('href') }))).toEqual(
      expect.arrayContaining(overview.care.links.map(({ label, href }) => ({ label, href }))),
    );
  });
});
