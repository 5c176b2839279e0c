import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { enquiryPath } from '#src/vehicle/vehicle-urls.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { controls } from './kept-cars.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { buttonOf, commentsOf, fillInContact, sendEnquiry, sheetOf, storedLead } from './vehicle-form.ts';
import { expect, test } from './visitor.ts';

const { vehicle: texts, forms, leads, site } = settingsOf('harbourline');

test('a car that is sold while its page is read is shown as sold, moves the focus from the button that disappears, and its form asks the dealer for a similar one', async ({
  page,
}) => {
  const { promise: reported, resolve: report } = Promise.withResolvers<void>();
  await page.route('**/view.json?*', async (route) => {
    await reported;
    const car = { status: 'sold', reserved: false, price: 1 };
    await route.fulfill({ json: { views: 1, car_fields: car, checked_at: '2026-11-20T02:00:00.000Z' } });
  });
  const isFree = (car: Vehicle) => isPlain(car) && !car.isReserved;
  const vehicle = await openVehicle(page, 'harbourline', 'in stock', isFree);
  const box = page.locator('.purchase');
  await box.getByRole('link', { name: /^Reserve/ }).focus();
  report();
  await expect(buttonOf(page, texts.card.findSimilar.label)).toBeFocused();
  await expect(box.getByText(texts.card.unavailableText)).toBeVisible();
  await expect(page.getByText(texts.tags.soldText, { exact: true }).first()).toBeVisible();
  await expect(page.locator('[data-car]')).toHaveAttribute('data-status', 'sold');
  expect(await movedSinceArrival(page)).toEqual([]);
  await expectNotForSale(page, vehicle);

  await page.keyboard.press('Enter');
  const form = sheetOf(page, forms.vehicle.headings.similar);
  await expect(commentsOf(form)).toHaveValue(leads.unavailable.message);
  await form.getByRole('button', { name: forms.texts.next }).click();
  await fillInContact(form);
  await form.getByRole('button', { name: forms.texts.next }).click();
  await sendEnquiry(form);
  expect(await storedLead(page)).toMatchObject({
    subcategory: 'Find me something similar',
    fields: { message: 'Can you please find me something similar?' },
  });
});

test('a sold car cannot be bought, saved or compared, and offers to find a similar one', async ({ page }) => {
  const vehicle = await openVehicle(page, 'harbourline', 'sold', isSold);
  await expect(page.getByText(texts.tags.soldText, { exact: true }).first()).toBeVisible();
  await expect(page.locator('.purchase').getByText(texts.card.unavailableText)).toBeVisible();
  await expectNotForSale(page, vehicle);
  const own = page.locator(`article > .wrap .car-controls[data-id="${vehicle.id}"]`);
  await expect(own.locator('[data-keep="favourite"], [data-keep="compare"]')).toHaveCount(0);
  await expect(controls(own, 'save')).toBeHidden();
  const find = buttonOf(page, texts.card.findSimilar.label);
  await expect(find).toHaveAttribute('href', enquiryPath(vehicle));
  await find.click();
  await expect(sheetOf(page, forms.vehicle.headings.similar)).toBeVisible();
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
