import { brandGroups, brandsOf } from '#src/brands/brand-list.ts';
import { sellersOf } from '#src/brands/brand-places.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { slugify } from '#src/values/slug.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf } from './dealers.ts';
import { basePath } from './example-paths.ts';
import { expect, test } from './visitor.ts';

/** The brands of a dealer, computed from its settings and its stock. */
async function brandsOfDealer(dealer: Dealer) {
  const vehicles = await stockOf(dealer);
  const makePages = [...Map.groupBy(vehicles, ({ make }) => make)].map(([make, cars]) => ({
    make,
    path: `${basePath(dealer)}/${slugify(make)}`,
    count: cars.length,
  }));
  return brandsOf({ tenant: { settings: settingsOf(dealer) }, vehicles, makePages });
}

/** The text of a brand's tile about the number of cars in stock. */
function counted(count: number, texts: Settings['brands']): string {
  if (count === 0) return texts.inStockNone;
  return count === 1 ? texts.inStockOne : fill(texts.inStockMany, { count: count.toLocaleString('en-AU') });
}

test('the brands are listed in their groups, each with its number of cars in stock', async ({ page }) => {
  const dealer = 'harbourline';
  const { brands: settings } = settingsOf(dealer);
  const brands = await brandsOfDealer(dealer);
  await page.goto(siteUrl(dealer, '/brands'));
  for (const { kind, brands: ofKind } of brandGroups(brands)) {
    const group = page.getByRole('region', { name: settings.groups[kind], exact: true });
    await expect(group.getByRole('listitem')).toHaveText(
      ofKind.map(({ name, count }) => new RegExp(`^\\s*${name}\\s*${counted(count, settings)}\\s*$`, 'i')),
    );
    const links = ofKind.flatMap(({ href }) => href ?? []);
    const hrefs = await group
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(links);
  }
  for (const { value, label } of settings.stats) {
    await expect(page.getByRole('main')).toContainText(value);
    await expect(page.getByRole('main')).toContainText(label);
  }
});

test('a dealer of used cars lists the makes in stock, each with a link to its listing', async ({ page }) => {
  const brands = await brandsOfDealer('pitstop');
  await page.goto(siteUrl('pitstop', '/brands'));
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.wordmark') });
  await expect(tiles).toHaveCount(brands.length);
  const [first] = brands;
  await tiles.first().getByRole('link').click();
  await expect(page).toHaveURL(siteUrl('pitstop', first?.href ?? ''));
});

test("a brand page shows the brand's models, its stock, the branches that sell it and links to the workshop", async ({
  page,
}) => {
  const { brands: settings, catalogue, locations } = settingsOf('harbourline');
  const { overview } = settings;
  const brands = await brandsOfDealer('harbourline');
  const brand = brands.find(({ hasPage, description }) => hasPage && description.length > 1);
  if (brand === undefined) throw new Error('No brand has a page with words of its own.');
  const words = { brand: brand.name, count: brand.count };
  await page.goto(siteUrl('harbourline', '/brands'));
  await page.getByRole('main').getByRole('link', { name: brand.name }).first().click();
  await expect(page).toHaveURL(siteUrl('harbourline', `/${brand.slug}/overview`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.name);
  for (const paragraph of brand.description) await expect(page.getByRole('main')).toContainText(paragraph);

  const part = (heading: string) => page.getByRole('region', { name: fill(heading, words), exact: true });
  const own = catalogue.models.filter(({ manufacturer }) => slugify(manufacturer.name) === brand.key);
  await expect(part(overview.models).getByRole('article')).toHaveCount(own.length);
  await expect(part(overview.stock).getByRole('article')).toHaveCount(
    Math.min(overview.stockMost, brand.count),
  );
  const visible = locations.locations.filter((location) => location.visible);
  for (const { name } of sellersOf(visible, brand.key)) {
    await expect(part(overview.places).getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const { label, href } of overview.care.links) {
    await expect(part(overview.care.heading).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      href,
    );
  }
  await part(overview.stock)
    .getByRole('link', { name: fill(overview.stockMany, words) })
    .click();
  await expect(page).toHaveURL(siteUrl('harbourline', brand.stockPath ?? ''));
});

test("the tile of a brand without a page of its own leads to the brand's stock", async ({ page }) => {
  const skipped = settingsOf('harbourline').brands.entries.find(({ skipPage }) => skipPage);
  if (skipped === undefined) throw new Error('No brand skips its page.');
  const slug = slugify(skipped.title);
  await page.goto(siteUrl('harbourline', '/brands'));
  await page.getByRole('main').getByRole('link', { name: skipped.title }).click();
  await expect(page).toHaveURL(siteUrl('harbourline', `${basePath('harbourline')}/${slug}`));
});
