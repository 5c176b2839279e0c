import type { Page } from '@playwright/test';
import { formatMoney } from '#src/values/money.ts';
import { telHref } from '#src/values/phone.ts';
import { isSold } from '#src/vehicle/availability.ts';
import { cardTitle } from '#src/vehicle/title.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, dealers, settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

for (const dealer of dealers) {
  test(`${dealer}: says what the car is, what it costs and how to reach someone`, async ({ page }) => {
    const settings = settingsOf(dealer);
    const vehicle = await open(page, dealer, 'in stock', isPlain);
    const { heading, subheading } = cardTitle(vehicle);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(heading, { ignoreCase: true });
    await expect(title).toContainText(subheading ?? '', { ignoreCase: true });
    const price = formatMoney(vehicle.offerPrice ?? vehicle.price ?? 0, settings.site.currency);
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();

    const facts = page.locator('dl').first();
    await expect(facts.locator('dd').first()).toHaveText(/new|used|demo/i);
    if (vehicle.odometerKm !== null && vehicle.itemType !== 'caravan') {
      await expect(facts).toContainText(`${vehicle.odometerKm.toLocaleString('en-AU')} km`);
    }
    const call = page.getByRole('main').locator('a[href^="tel:"]').first();
    await expect(call).toHaveAttribute('href', telHref(await call.innerText()));
    const mail = page.getByRole('link', { name: settings.vehicle.page.email });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${settings.site.email}\\?subject=`));
    await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent(vehicle.stockNumber ?? '')));
  });

  test(`${dealer}: shows every photograph, by thumbnail and by keyboard`, async ({ page }) => {
    const vehicle = await open(page, dealer, 'in stock', isPlain);
    const strip = page.getByRole('list', { name: vehicle.name });
    const photos = strip.getByRole('img');
    await expect(photos).toHaveCount(vehicle.images.length);
    await expect(photos.first()).toBeInViewport();
    await expect(photos.nth(2)).not.toBeInViewport();

    await page.getByRole('link', { name: `3/${vehicle.images.length}` }).click();
    await expect(photos.nth(2)).toBeInViewport({ ratio: 0.5 });
    await expect(photos.first()).not.toBeInViewport();

    await strip.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(photos.nth(1)).toBeInViewport({ ratio: 0.5 });
  });

  test(`${dealer}: features and specification unfold and fold`, async ({ page }) => {
    const texts = settingsOf(dealer).vehicle.page;
    const vehicle = await open(page, dealer, 'in stock', isPlain);
    const section = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const features = section(texts.features);
    const items = features.getByRole('listitem');
    const shown = await items.count();
    expect(shown).toBe(texts.featuresShown);
    await features.getByText(texts.showAllFeatures).click();
    await expect(items.nth(shown)).toBeVisible();
    await expect(features).toContainText(vehicle.features.at(-1) ?? '');
    await features.getByText(texts.hideFeatures).click();
    await expect(items).toHaveCount(shown);

    const rows = section(texts.specification).getByRole('row');
    await expect(rows).toHaveCount(texts.specificationShown);
    await section(texts.specification).locator('summary').press('Enter');
    await expect(section(texts.specification).getByText(texts.showLess)).toBeVisible();
    expect(await rows.count()).toBeGreaterThan(texts.specificationShown);
  });

  test(`${dealer}: similar cars are other cars`, async ({ page }) => {
    const vehicle = await open(page, dealer, 'in stock', isPlain);
    const similar = page.locator('#similar').getByRole('article').getByRole('heading').getByRole('link');
    await expect(similar.first()).toBeVisible();
    const addresses = await similar.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).not.toContain(`/cars/${vehicle.slug}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    await similar.first().click();
    await expect(page).toHaveURL(siteUrl(dealer, addresses[0] ?? ''));
  });
}

test('long dealer comments begin folded and unfold', async ({ page }) => {
  const { page: texts } = settingsOf('harbourline').vehicle;
  const isLong = ({ dealerComments }: Vehicle) =>
    (dealerComments ?? '').length > texts.commentsCharacters + 50;
  await open(page, 'harbourline', 'with long comments', isLong);
  const comments = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: texts.comments }) });
  const ending = comments.getByRole('paragraph').last();
  await expect(ending).toBeHidden();
  await comments.getByText(texts.showMore).click();
  await expect(ending).toBeVisible();
  await comments.getByText(texts.showLess).click();
  await expect(ending).toBeHidden();
});

test('a sold car is not for sale: it offers to find a similar one', async ({ page }) => {
  const { card, tags } = settingsOf('harbourline').vehicle;
  await open(page, 'harbourline', 'sold', isSold);
  const box = page.locator('.box');
  await expect(page.getByText(tags.soldText, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(card.unavailableText)).toBeVisible();
  for (const { label } of [card.finance, card.testDrive, card.reserve, card.enquire]) {
    await expect(box.getByRole('link', { name: label, exact: true })).toHaveCount(0);
  }
  await box.getByRole('link', { name: card.findSimilar.label }).click();
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test('without photographs there is a word instead of an empty frame', async ({ page }) => {
  await open(page, 'meridian', 'without photographs', ({ images }) => images.length === 0);
  await expect(page.getByText(settingsOf('meridian').vehicle.page.photosComing)).toBeVisible();
});

async function open(
  page: Page,
  dealer: Dealer,
  what: string,
  isWanted: (vehicle: Vehicle) => boolean,
): Promise<Vehicle> {
  const vehicle = await vehicleWith(dealer, what, isWanted);
  await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
  return vehicle;
}
