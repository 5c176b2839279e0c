import type { Locator, Page } from '@playwright/test';
import { formatMoney } from '#src/values/money.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { animationsDone } from './animations-done.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

const { vehicle: texts, site } = settingsOf('harbourline');

const isFree = (vehicle: Vehicle) =>
  isPlain(vehicle) && !vehicle.isReserved && vehicle.offerPrice === null && vehicle.priceType !== null;

const tops = { 'at the top': 0, 'at the buttons': 480 };

/** A change that is reported while a vehicle's page is read, and where it is read. */
interface Change {
  readonly what: string;
  readonly onPhone: keyof typeof tops;
  readonly onDesktop: keyof typeof tops;
  readonly car: { readonly status: string; readonly reserved: boolean; readonly price?: number | null };
  /** What the visitor does before the change, and sees after it; on a phone. */
  readonly before?: (page: Page) => Promise<void>;
  readonly after?: (page: Page, vehicle: Vehicle) => Promise<void>;
}

const changes: readonly Change[] = [
  {
    what: 'a sale',
    onPhone: 'at the buttons',
    onDesktop: 'at the top',
    car: { status: 'sold', reserved: false },
  },
  {
    what: 'a reservation with a new price',
    onPhone: 'at the top',
    onDesktop: 'at the buttons',
    car: { status: 'in_stock', reserved: true, price: 12_345 },
    after: expectReserved,
  },
  {
    what: 'a change to a price on request',
    onPhone: 'at the buttons',
    onDesktop: 'at the top',
    car: { status: 'in_stock', reserved: false, price: null },
    before: async (page) => {
      const tab = page.getByRole('tab', { name: texts.tabs.reserveOnline.label });
      await tab.click();
      // Otherwise the focus would move to another tab, and the page would be scrolled there.
      await tab.blur();
    },
    after: expectPriceOnRequest,
  },
];

for (const { what, onPhone, onDesktop, car, before: begin, after: end } of changes) {
  test(
    `${what} that is reported while the page is read, at the top or at the buttons, is shown and moves nothing on the page`,
    { tag: '@desktop' },
    async ({ page }, { project }) => {
      const isPhone = project.name === 'phone';
      const { promise: reported, resolve: report } = Promise.withResolvers<void>();
      const { price } = await vehicleWith('harbourline', 'in stock', isFree);
      await answerView(page, { price, ...car }, reported);
      const vehicle = await openVehicle(page, 'harbourline', 'in stock', isFree);
      if (isPhone) await begin?.(page);
      const top = tops[isPhone ? onPhone : onDesktop];
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const parts = page.locator(
        '.purchase > *, .stay > *, .purchase summary, .action-bar, .vehicle-bar, .vehicle-bar .acts',
      );
      const places = () => placesInSight(page, parts);
      await animationsDone(page);
      const [before, shift] = [await places(), await movedSinceArrival(page)];
      report();
      await expect(page.locator('.purchase').getByText('1,234 views')).toBeAttached();
      await expect(page.locator('.live-status').getByRole('status')).toHaveText(/\S/);
      await animationsDone(page);
      expect(await places()).toEqual(before);
      expect(await movedSinceArrival(page)).toEqual(shift);
      if (isPhone) await end?.(page, vehicle);
    },
  );
}

async function expectReserved(page: Page, vehicle: Vehicle): Promise<void> {
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
  // It starts with the old price.
  await expect(page.locator('#finance-calculator')).toBeHidden();
  // Captions compare with the old price.
  const captions = page.locator('#similar li > p');
  expect(await captions.count()).toBeGreaterThan(0);
  await expect(captions.filter({ visible: true })).toHaveCount(0);
  await expect(box.getByText('1,234 views')).toBeVisible();
  await expect(box.getByText(/^Availability checked \d+ seconds? ago$/)).toBeVisible();
}

/** A price on request is no drive-away price, and the car cannot be reserved. */
async function expectPriceOnRequest(page: Page, vehicle: Vehicle): Promise<void> {
  const box = page.locator('.purchase');
  await expect(box.getByText(texts.price.noPriceText, { exact: true })).toBeVisible();
  await expect(box.getByText(vehicle.priceType ?? '', { exact: true })).toBeHidden();
  await expect(box.getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: texts.tabs.reserveOnline.label })).toHaveCount(0);
  await expect(page.getByRole('tab', { selected: true }), 'another tab is selected').toHaveCount(1);
  await expect(box.getByRole('link', { name: texts.card.enquire.label })).toBeVisible();
}

/** Answers with the current state of the car once `known` resolves. */
async function answerView(page: Page, car: Change['car'], known: Promise<void>) {
  await page.route('**/view.json?*', async (route) => {
    await known;
    await route.fulfill({ json: { views: 1234, car_fields: car, checked_at: '2026-11-20T02:00:00.000Z' } });
  });
}

/** The positions of the parts in sight, rounded, because a fraction of a pixel does not count as a move. */
async function placesInSight(page: Page, parts: Locator): Promise<number[][]> {
  const height = page.viewportSize()?.height ?? 0;
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return boxes.flatMap((box) =>
    box !== null && box.y < height ? [[Math.round(box.x), Math.round(box.y)]] : [],
  );
}
