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
const { finder } = settingsOf(dealer).home;
const make = 'Toyota';
const max = 50_000;

test('harbourline: the home page waits for its first use; its finder is on the first screen, counts the chosen cars and leads to exactly those', async ({
  page,
}) => {
  const toyotas = (await stockOf(dealer)).filter((vehicle) => vehicle.make === make);
  const suvs = toyotas.filter(({ simpleBody }) => simpleBody === 'suv');
  const affordable = suvs.filter((vehicle) => isWithin(vehicle, max));
  expect(affordable.length, 'cars to find').toBeGreaterThan(1);
  const { button, choose } = finderOf(page);
  await page.goto(siteUrl(dealer), { waitUntil: 'networkidle' });
  await test.step('no island is hydrated before it is used or scrolled near', async () => {
    // Islands that hydrate when they become visible are further down or show what the device stores.
    await expect(
      page.locator('astro-island:not([client="interaction"], [client="event"], [client="visible"])'),
    ).toHaveCount(0);
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0);
  });
  await expectOnFirstScreen(page);
  await choose(finder.make, make);
  await expect(button).toHaveText(buttonText(toyotas.length));
  await choose(finder.body, bodyLabels.suv);
  await expect(button).toHaveText(buttonText(suvs.length));
  await choose(finder.price, `Up to $${grouped(max)}`);
  await expect(button).toHaveText(buttonText(affordable.length));

  await button.hover();
  const path = await prefetched(page);
  await button.click();
  await searchScreen(page, dealer).expectCount(affordable.length);
  const { pathname, search, searchParams } = new URL(page.url());
  expect(`${pathname}${search}`).toBe(path);
  expect(Object.fromEntries(searchParams)).toEqual({
    make_model: make,
    body: bodyLabels.suv,
    price: `:${max}`,
  });
});

test('wattle-range: the sentence is on the first screen, is filled in by its gaps and leads to those vehicles', async ({
  page,
}) => {
  const site = 'wattle-range';
  const caravans = (await stockOf(site)).filter(({ simpleBody }) => simpleBody === 'caravan');
  expect(caravans.length, 'caravans to find').toBeGreaterThan(1);
  await page.goto(siteUrl(site));
  await expectOnFirstScreen(page);
  const sentence = page.locator('.finder-sentence');
  await expect(sentence.getByRole('combobox')).toHaveCount(3);
  await sentence.getByRole('combobox', { name: finder.body }).selectOption(bodyLabels.caravan);
  const { button } = finderOf(page);
  await expect(button).toHaveText(`Show Me ${caravans.length} vehicles`);
  await button.click();
  await searchScreen(page, site).expectCount(caravans.length);
});

test('pitstop: the prices on large buttons are on the first screen, and one leads to the vehicles up to it', async ({
  page,
}) => {
  const site = 'pitstop';
  const price = 10_000;
  const affordable = (await stockOf(site)).filter((vehicle) => isWithin(vehicle, price));
  expect(affordable.length, 'cars to find').toBeGreaterThan(1);
  await page.goto(siteUrl(site));
  await expectOnFirstScreen(page);
  const tile = page.getByRole('radio', { name: `$${grouped(price)}` });
  await tile.check();
  await expect(tile).toBeChecked();
  const { button } = finderOf(page);
  await expect(button).toHaveText(buttonText(affordable.length));
  await button.click();
  await searchScreen(page, site).expectCount(affordable.length);
});

test('meridian: the finder is on the first screen, and a make alone leads to its page', async ({ page }) => {
  const site = 'meridian';
  await page.goto(siteUrl(site));
  await expectOnFirstScreen(page);
  const { button, choose } = finderOf(page);
  await choose(settingsOf(site).home.finder.make, make);
  await button.click();
  await expect(page).toHaveURL(siteUrl(site, `${basePath(site)}/${make.toLowerCase()}`));
});

/** The finder is whole on the first screen of both widths, and nothing lies over its button. */
async function expectOnFirstScreen(page: Page): Promise<void> {
  const narrow = page.viewportSize();
  if (narrow === null) throw new Error('The page has no fixed size.');
  for (const size of [{ width: 1440, height: 900 }, narrow]) {
    // Changing the width of a loaded page costs one layout instead of another visit.
    await page.setViewportSize(size);
    await expect(page.locator('form.finder')).toBeInViewport({ ratio: 1 });
    await finderOf(page).button.click({ trial: true });
  }
  // The pointer is on the button now, and would not come near it again.
  await page.mouse.move(0, 0);
}

function finderOf(page: Page) {
  const main = page.locator('main');
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
