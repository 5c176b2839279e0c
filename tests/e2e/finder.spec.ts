import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { basePath } from './example-paths.ts';
import { grouped, searchScreen } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { finder, hero } = settingsOf(dealer).home;
const make = 'Toyota';
const most = 50_000;

test('the "Show me N cars" button counts the chosen cars and leads to exactly those', async ({ page }) => {
  const toyotas = (await stockOf(dealer)).filter((vehicle) => vehicle.make === make);
  const suvs = toyotas.filter(({ simpleBody }) => simpleBody === 'suv');
  const affordable = suvs.filter((vehicle) => isWithin(vehicle, most));
  expect(affordable.length, 'cars to find').toBeGreaterThan(1);
  const { button, choose } = finderOf(page);
  await page.goto(siteUrl(dealer));
  await choose(finder.make, make);
  await expect(button).toHaveText(buttonText(toyotas.length));
  await choose(finder.body, bodyLabels.suv);
  await expect(button).toHaveText(buttonText(suvs.length));
  await choose(finder.price, `Up to $${grouped(most)}`);
  await expect(button).toHaveText(buttonText(affordable.length));

  await button.hover();
  const path = await prefetched(page);
  await button.click();
  await searchScreen(page, dealer).expectCount(affordable.length);
  const { pathname, searchParams } = new URL(page.url());
  expect(`${pathname}${new URL(page.url()).search}`).toBe(path);
  expect(Object.fromEntries(searchParams)).toEqual({
    make_model: make,
    body: bodyLabels.suv,
    price: `:${most}`,
  });
});

for (const site of ['harbourline', 'meridian', 'wattle-range', 'pitstop'] as const)
  test(`${site}: the first screen of the home page holds the whole finder, free of what floats`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(siteUrl(site));
    const { button } = finderOf(page);
    await expect(page.locator('form.finder')).toBeInViewport({ ratio: 1 });
    // Fails if something lies over the button.
    await button.click({ trial: true });
  });

test('the sentence is filled in by its gaps and leads to those vehicles', { tag: '@desktop' }, async ({
  page,
}) => {
  const site = 'wattle-range';
  const caravans = (await stockOf(site)).filter(({ simpleBody }) => simpleBody === 'caravan');
  expect(caravans.length, 'caravans to find').toBeGreaterThan(1);
  await page.goto(siteUrl(site));
  const sentence = page.locator('.finder-sentence');
  await expect(sentence.getByRole('combobox')).toHaveCount(3);
  await sentence.getByRole('combobox', { name: finder.body }).selectOption(bodyLabels.caravan);
  const { button } = finderOf(page);
  await expect(button).toHaveText(`Show me ${caravans.length} vehicles`);
  await button.click();
  await searchScreen(page, site).expectCount(caravans.length);
});

test('a price on a large button leads to the vehicles up to it', { tag: '@desktop' }, async ({ page }) => {
  const site = 'pitstop';
  const price = 10_000;
  const affordable = (await stockOf(site)).filter((vehicle) => isWithin(vehicle, price));
  expect(affordable.length, 'cars to find').toBeGreaterThan(1);
  await page.goto(siteUrl(site));
  const tile = page.getByRole('radio', { name: `$${grouped(price)}` });
  await tile.check();
  await expect(tile).toBeChecked();
  const { button } = finderOf(page);
  await expect(button).toHaveText(buttonText(affordable.length));
  await button.click();
  await searchScreen(page, site).expectCount(affordable.length);
});

test('choosing only a make leads to the page of the make', async ({ page }) => {
  const { button, choose } = finderOf(page);
  await page.goto(siteUrl(dealer));
  await choose(finder.make, make);
  await button.click();
  await expect(page).toHaveURL(siteUrl(dealer, `${basePath(dealer)}/${make.toLowerCase()}`));
});

test('the home page hydrates no island before it is used or scrolled near', async ({ page }) => {
  await page.goto(siteUrl(dealer), { waitUntil: 'networkidle' });
  // Islands that hydrate when they become visible are further down or show what the device stores.
  await expect(
    page.locator('astro-island:not([client="interaction"], [client="event"], [client="visible"])'),
  ).toHaveCount(0);
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole stock is reached by a link', async ({ page }) => {
    const { length: count } = await stockOf(dealer);
    await page.goto(siteUrl(dealer));
    await expect(finderOf(page).button).toBeHidden();
    const label = fill(hero.primary.label, { count: grouped(count), cars: 'cars' });
    await page.getByRole('link', { name: label }).first().click();
    await searchScreen(page, dealer).expectCount(count);
  });
});

function finderOf(page: Page) {
  const main = page.getByRole('main');
  const field = (label: string) => main.getByRole('combobox', { name: label, exact: true });
  return {
    field,
    button: main.getByRole('button', { name: finder.buttonMany.split('{')[0] ?? '' }),
    /** Selects an option by its text before the number. */
    choose: async (label: string, value: string) => {
      const option = field(label).locator('option', { hasText: new RegExp(`^\\s*${escaped(value)} \\(`) });
      await field(label).selectOption(await option.getAttribute('value'));
    },
  };
}

const escaped = (text: string) => text.replace(/[$()]/g, '\\$&');

function buttonText(count: number): string {
  const text = count === 1 ? finder.buttonOne : finder.buttonMany;
  return fill(text, { count: grouped(count), car: 'car', cars: 'cars' });
}

async function prefetched(page: Page): Promise<string | null> {
  const link = page.locator('link[rel=prefetch][href*="?"]');
  await expect(link).toHaveCount(1);
  return link.getAttribute('href');
}

function isWithin(vehicle: Vehicle, price: number): boolean {
  const own = currentPrice(vehicle);
  return own !== null && own <= price;
}
