import type { Locator, Page } from '@playwright/test';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { animationsDone } from './animations-done.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test } from './visitor.ts';

const { vehicle: texts } = settingsOf('harbourline');

const tops = { 'at the top': 0, 'at the buttons': 480 };

for (const [what, onPhone, onDesktop, car] of [
  ['a sale', 'at the buttons', 'at the top', { status: 'sold', reserved: false }],
  ['a reservation', 'at the top', 'at the buttons', { status: 'in_stock', reserved: true }],
  [
    'a change to a price on request',
    'at the buttons',
    'at the top',
    { status: 'in_stock', reserved: false, price: null },
  ],
] as const) {
  test(
    `${what} that is reported while the page is read, at the top or at the buttons, moves nothing on the page`,
    {
      tag: '@desktop',
    },
    async ({ page }, { project }) => {
      const top = tops[project.name === 'phone' ? onPhone : onDesktop];
      const wanted = (vehicle: Vehicle) =>
        isPlain(vehicle) && !vehicle.isReserved && vehicle.offerPrice === null;
      let report = () => {};
      const reported = new Promise<void>((resolve) => {
        report = resolve;
      });
      const { price } = await vehicleWith('harbourline', 'in stock', wanted);
      await answerView(page, { price, ...car }, reported);
      await openVehicle(page, 'harbourline', 'in stock', wanted);
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
    },
  );
}

test('the focus moves from a button that disappears to the button that replaces it', async ({ page }) => {
  let report = () => {};
  const reported = new Promise<void>((resolve) => {
    report = resolve;
  });
  await answerView(page, { status: 'sold', reserved: false, price: 1 }, reported);
  await openVehicle(page, 'harbourline', 'in stock', (vehicle) => isPlain(vehicle) && !vehicle.isReserved);
  await page
    .locator('.purchase')
    .getByRole('link', { name: /^Reserve/ })
    .focus();
  report();
  await expect(
    page.locator('.purchase').getByRole('link', { name: texts.card.findSimilar.label }),
  ).toBeFocused();
});

test('a price on request is no drive-away price, and the car cannot be reserved', async ({ page }) => {
  const { promise: reported, resolve: report } = Promise.withResolvers<void>();
  await answerView(page, { status: 'in_stock', reserved: false, price: null }, reported);
  const vehicle = await openVehicle(
    page,
    'harbourline',
    'in stock',
    (car) => isPlain(car) && !car.isReserved && car.priceType !== null,
  );
  const box = page.locator('.purchase');
  await page.getByRole('tab', { name: texts.tabs.reserveOnline.label }).click();
  report();
  await expect(box.getByText(texts.price.noPriceText, { exact: true })).toBeVisible();
  await expect(box.getByText(vehicle.priceType ?? '', { exact: true })).toBeHidden();
  await expect(box.getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: texts.tabs.reserveOnline.label })).toHaveCount(0);
  await expect(
    page.getByRole('tab', { selected: true }),
    'the selected tab gets the focus of the removed one',
  ).toBeFocused();
  await expect(box.getByRole('link', { name: texts.card.enquire.label })).toBeVisible();
});

/** Answers with the current state of the car once `known` resolves. */
async function answerView(
  page: Page,
  car: Pick<Vehicle, 'status' | 'price'> & { reserved: boolean },
  known: Promise<void> = Promise.resolve(),
) {
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
