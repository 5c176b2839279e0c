import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { formatMoney } from '#src/values/money.ts';
import { callNumber } from '#src/vehicle/contact/call-number.ts';
import { isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

const { vehicle: texts, site, locations, forms } = settingsOf('harbourline');

test('the phone number is masked until it is revealed, and revealing it is logged once', async ({ page }) => {
  const asked: unknown[] = [];
  await page.route('**/api/reveal-phone', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  const vehicle = await openVehicle(page, 'harbourline', 'in stock', isPlain);
  const branch = locations.locations.find(({ id }) => id === vehicle.locationId);
  const number = callNumber(vehicle, site.phoneOverrides, branch?.phone ?? site.phone);
  const box = page.locator('.purchase');
  await expect(box.getByText(number?.maskedText ?? '', { exact: true })).toBeVisible();
  await expect(box.getByText(number?.text ?? '', { exact: true })).toBeHidden();

  await box.getByText(texts.call.reveal).click();
  const link = box.getByRole('link', { name: number?.text ?? '' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', number?.href ?? '');
  // The test machine has no telephone to open the link with.
  await link.evaluate((call) => call.addEventListener('click', (event) => event.preventDefault()));
  await link.dispatchEvent('click');
  // A request caused by the click would have been sent before this one.
  await page.evaluate(() => fetch('/api/reveal-phone', { method: 'POST', body: '"the last"' }));
  expect(asked).toEqual([
    { car_id: vehicle.id, dealership_id: vehicle.locationId, website_id: 'harbourline' },
    'the last',
  ]);
});

test(
  'price and buttons stay within reach while the page is scrolled, without a layout shift',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const vehicle = await openVehicle(page, 'harbourline', 'in stock', isPlain);
    const bars = page.getByRole('region', { name: vehicle.name, exact: true });
    const scroll = (top: number) =>
      page.evaluate(async (to) => {
        const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        scrollTo({ top: to, behavior: 'instant' });
        await scrolled;
      }, top);
    if (project.name === 'phone') {
      const bar = page.locator('.action-bar');
      await expect(bars.getByRole('link', { name: texts.card.reserve.label })).toBeInViewport();
      await expect(bars.getByRole('link', { name: texts.card.enquire.label })).toBeHidden();
      await expect(bars.getByRole('link', { name: texts.call.label })).toHaveAttribute('href', /^tel:/);
      await scroll(900);
      await expect(bar.getByText(vehicle.name)).toBeHidden();
      await scroll(901);
      await expect(bar.getByText(vehicle.name)).toBeInViewport();
      // Parts that get their height only when they come near make the page longer while it is scrolled.
      const room = async () => {
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
        const [end, top] = [await page.locator('body > footer').boundingBox(), await bar.boundingBox()];
        return (top?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
      };
      await expect.poll(room, 'the footer ends above the bar').toBeGreaterThanOrEqual(0);
    } else {
      const finance = bars.getByRole('link', { name: texts.stickyHeader.financeLabel });
      await scroll(499);
      await expect(finance).toBeHidden();
      await scroll(500);
      await expect(finance).toBeInViewport({ ratio: 1 });
      await expect(bars.getByRole('link', { name: texts.tradeIn.label })).toBeInViewport();
      await expect(bars).toContainText(formatMoney(vehicle.offerPrice ?? vehicle.price ?? 0, site.currency));
      await page.locator('body > header').getByRole('link').first().focus();
      await expect(finance, 'the bar is hidden while the site’s menu has the focus').toBeHidden();
    }
    expect(await movedSinceArrival(page)).toEqual([]);
  },
);

test('a car that was sold since the page was built is shown as sold', async ({ page }) => {
  await answerView(page, { status: 'sold', reserved: false, price: 1 });
  const vehicle = await openVehicle(page, 'harbourline', 'in stock', isPlain);
  const box = page.locator('.purchase');
  await expect(box.getByText(texts.card.unavailableText)).toBeVisible();
  await expect(page.getByText(texts.tags.soldText, { exact: true }).first()).toBeVisible();
  await expect(page.locator('[data-car]')).toHaveAttribute('data-status', 'sold');
  expect(await movedSinceArrival(page)).toEqual([]);
  await expectNotForSale(page, vehicle);
});

test('a changed price and a reservation are shown at once, with the number of views', async ({ page }) => {
  await answerView(page, { status: 'in_stock', reserved: true, price: 12_345 });
  const vehicle = await openVehicle(page, 'harbourline', 'in stock', isPlain);
  const box = page.locator('.purchase');
  await expect(box.getByText('$12,345', { exact: true })).toBeVisible();
  const old = formatMoney(vehicle.offerPrice ?? vehicle.price ?? 0, site.currency);
  await expect(page.locator('.live-price').getByText(old)).toHaveCount(0);
  await expect(box.getByRole('status').filter({ hasText: texts.live.priceText })).toContainText(/reserved/);
  await expect(box.getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  await expect(box.getByRole('link', { name: texts.card.enquire.label })).toBeVisible();
  const bar = page.locator('.action-bar');
  await expect(bar.getByRole('link', { name: texts.card.reserve.label })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: texts.card.enquire.label })).toBeVisible();
  await expect(box.getByText('1,234 views')).toBeVisible();
  await expect(box.getByText(/^Availability checked \d+ seconds? ago$/)).toBeVisible();
});

test('a sold car cannot be bought and offers to find a similar one', async ({ page }) => {
  const vehicle = await openVehicle(page, 'harbourline', 'sold', isSold);
  await expect(page.getByText(texts.tags.soldText, { exact: true }).first()).toBeVisible();
  await expect(page.locator('.purchase').getByText(texts.card.unavailableText)).toBeVisible();
  await expectNotForSale(page, vehicle);
  await page.locator('.purchase').getByRole('link', { name: texts.card.findSimilar.label }).click();
  await expect(page.getByRole('dialog', { name: forms.vehicle.headings.similar })).toBeVisible();
});

test('a bar says that the car is in another town, until the visitor closes it', async ({ page }) => {
  const main = locations.locations.find(({ primary }) => primary)?.address.city;
  const vehicle = await openVehicle(
    page,
    'harbourline',
    'elsewhere',
    (car) => isPlain(car) && car.city !== main,
  );
  const bar = page.locator('.located-at > div');
  await expect(bar).toContainText(`Located at ${vehicle.city}`);
  await expect(bar.getByRole('link', { name: texts.texts.getDirections })).toHaveAttribute('href', /^https:/);
  await bar.getByRole('button', { name: texts.locatedAt.dismiss }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  expect(await movedSinceArrival(page)).toEqual([]);
  await openVehicle(page, 'harbourline', 'at the main branch', (car) => isPlain(car) && car.city === main);
  await expect(bar).toHaveCount(0);
});

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the address at the first click, and opens a service in a window', async ({
    page,
    context,
  }) => {
    await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'Facebook' }));
    const vehicle = await openVehicle(page, 'harbourline', 'in stock', isPlain);
    const bar = page.locator('.share-bar');
    await bar.getByRole('button', { name: texts.share.copyLabel }).click();
    await expect(bar.getByRole('status')).toHaveText(texts.share.copiedText);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(siteUrl('harbourline', `/cars/${vehicle.slug}`));

    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await bar.getByRole('button', { name: texts.share.label }).click();
    const opened = context.waitForEvent('page');
    const facebook = bar.getByRole('link', { name: 'Facebook' });
    await facebook.click();
    const popup = await opened;
    await popup.waitForURL(/sharer\.php\?u=https%3A%2F%2Fwww\./);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.close();
    await expect(facebook).toBeFocused();
  });
});

test.describe('sharing when its script does not load', () => {
  test.use({ faults: /_astro|Failed to fetch/ });

  test('shows the address to copy and lists the services', async ({ page }) => {
    await page.route(/_astro\/ShareBar/, (route) => route.abort());
    const vehicle = await openVehicle(page, 'harbourline', 'in stock', isPlain);
    const bar = page.locator('.share-bar');
    await bar.getByRole('button', { name: texts.share.copyLabel }).click();
    await expect(bar.getByRole('alert').filter({ visible: true })).toContainText(`/cars/${vehicle.slug}`);
    await bar.getByRole('button', { name: texts.share.label }).click();
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });
});

async function expectNotForSale(page: Page, vehicle: Vehicle): Promise<void> {
  const box = page.locator('.purchase');
  await expect(box.getByRole('link', { name: texts.card.findSimilar.label })).toBeVisible();
  for (const { label } of [texts.card.finance, texts.card.testDrive, texts.card.enquire, texts.tradeIn]) {
    const bars = page.getByRole('region', { name: vehicle.name, exact: true });
    await expect(box.or(bars).getByRole('link', { name: label, exact: true })).toHaveCount(0);
  }
  await expect(box.getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  await expect(page.locator('#finance-calculator')).toBeHidden();
  // The texts do not offer to show a sold car, and the e-mail asks for a similar one.
  const talk = page.locator('#talk-to-us');
  const { findSimilarText, findSimilarMessage, email } = texts.page;
  const seen = { useInnerText: true };
  await expect(talk).toContainText(fill(findSimilarText, { car: site.vehicleWord.one }), seen);
  await expect(talk).not.toContainText(vehicle.stockNumber ?? vehicle.name, seen);
  await expect(talk.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    new RegExp(`&body=${encodeURIComponent(findSimilarMessage).replace('?', '\\?')}$`),
  );
}

async function answerView(page: Page, car: Pick<Vehicle, 'status' | 'price'> & { reserved: boolean }) {
  await page.route('**/view.json?*', (route) =>
    route.fulfill({ json: { views: 1234, car_fields: car, checked_at: '2026-11-20T02:00:00.000Z' } }),
  );
}
