import { describe, expect, it } from 'vitest';
import { type Brand, brandGroups, brandsOf } from '#src/brands/brand-list.ts';
import { sellersOf } from '#src/brands/brand-places.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { slugify } from '#src/values/slug.ts';
import { type DemoDealer, demoDealers, openDemoDealer } from './demo-dealer.ts';
import { mainOf } from './page-parts.ts';

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
      const [group] = main.regions(texts.groups[kind]);
      const tiles = group?.all('li').map(({ text }) => squeezed(text));
      expect(tiles).toEqual(ofKind.map(({ name, count }) => squeezed(`${name} ${counted(count, texts)}`)));
      expect(group?.hrefs()).toEqual(ofKind.flatMap(({ href }) => href ?? []));
    }
    for (const { value, label } of texts.stats) {
      expect(main.text).toContain(value);
      expect(main.text).toContain(label);
    }
  });

  it('without a page of their own lead to their stock', () => {
    for (const { title } of texts.entries.filter(({ skipPage }) => skipPage)) {
      const tile = main.all('a').find(({ text }) => text.toLowerCase().includes(title.toLowerCase()));
      expect(tile?.attribute('href')).toBe(`${dealer.settings.search.basePath}/${slugify(title)}`);
    }
  });
});

it('a brand without a page of its own is among those that are tested, and so are all makes of a used-only dealer', () => {
  const [harbourline, pitstop] = ['harbourline', 'pitstop'].map((name) =>
    dealers.find(({ slug }) => slug === name),
  );
  expect(harbourline?.settings.brands.entries.some(({ skipPage }) => skipPage)).toBe(true);
  const tiles = pitstop && mainOf(pitstop.site.page('/brands')).all('.wordmark');
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
    expect(mainOf(dealer.site.page('/brands')).hrefs()).toContain(`/${brand.slug}/overview`);
    const main = mainOf(dealer.site.page(`/${brand.slug}/overview`));
    expect(main.all('h1').map(({ text }) => text)).toEqual([brand.name]);
    for (const paragraph of brand.description) expect(main.text).toContain(paragraph);

    const part = (heading: string) => main.regions(fill(heading, words))[0];
    const own = catalogue.models.filter(({ manufacturer }) => slugify(manufacturer.name) === brand.key);
    expect(part(overview.models)?.all('article')).toHaveLength(own.length);
    const stock = part(overview.stock);
    expect(stock?.all('article')).toHaveLength(Math.min(overview.stockMost, brand.count));
    const all = stock?.all('a').find(({ text }) => text === fill(overview.stockMany, words));
    expect(all?.attribute('href')).toBe(brand.stockPath);
    const places = part(overview.places)
      ?.all('a')
      .map(({ text }) => text);
    const sellers = sellersOf(
      locations.locations.filter(({ visible }) => visible),
      brand.key,
    );
    expect(places).toEqual(expect.arrayContaining(sellers.map(({ name }) => name)));
    const care = part(overview.care.heading)?.all('a') ?? [];
    expect(care.map((link) => ({ label: link.text, href: link.attribute('href') }))).toEqual(
      expect.arrayContaining(overview.care.links.map(({ label, href }) => ({ label, href }))),
    );
  });
});
