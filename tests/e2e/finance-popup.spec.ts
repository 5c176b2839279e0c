import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { financeEstimate } from '#src/vehicle/estimate/estimate.ts';
import { priceDisplay } from '#src/vehicle/price/price-display.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { expect, test, visitTime } from './visitor.ts';

const dealer = 'harbourline';
const { finance, forms, site, vehicle: vehicleTexts } = settingsOf(dealer);
const { popup, form: texts } = finance;
const hasEstimate = (car: Vehicle) =>
  isPlain(car) && financeEstimate(car, finance, visitTime.getUTCFullYear()) !== null;
const words = { car: site.vehicleWord.one, dealer: site.name };
const tabs = [popup.tabs.estimate, popup.tabs.details, popup.tabs.approval, popup.tabs.apply];

const dialog = (page: Page) => page.getByRole('dialog', { name: fill(popup.heading, words), exact: true });
const button = (page: Page) =>
  page.locator('.purchase').getByRole('link', { name: vehicleTexts.card.finance.label, exact: true });
const strip = (page: Page) => dialog(page).getByRole('list', { name: popup.progress });
const next = (page: Page) => dialog(page).getByRole('button', { name: texts.advance });
const firstName = (page: Page) => dialog(page).getByRole('textbox', { name: forms.labels.name });
const open = (page: Page) => openVehicle(page, dealer, 'with an estimate', hasEstimate);
const pathOf = ({ id }: Vehicle) => `/finance?car_id=${id}#finance-form`;

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(strip(page).locator('[aria-current="step"]')).toContainText(tabs[step] ?? '');
  for (const [index, tab] of tabs.entries()) {
    const isDone = index < step;
    await expect(strip(page).getByRole('button', { name: tab })).toBeEnabled({ enabled: isDone });
  }
}

async function chooseScore(page: Page): Promise<void> {
  await dialog(page).getByRole('radio', { name: texts.creditScores.GREAT.label }).check();
}

// Removes the timeout of eight seconds after which a slow dialog's link is followed; these tests do not check
// it.
test.beforeEach(({ page }) =>
  page.addInitScript((timeoutMs) => {
    const { setTimeout } = window;
    const patient = (act: () => void, ms?: number) => (ms === timeoutMs ? 0 : setTimeout(act, ms));
    Object.assign(window, { setTimeout: patient });
  }, 8000),
);

test('the popup opens over a vehicle page with four steps, and earlier steps can be opened again', async ({
  page,
}) => {
  const vehicle = await open(page);
  await button(page).dblclick();
  await expect(page.getByRole('dialog'), 'a double click opens one popup').toHaveCount(1);
  await expect(dialog(page)).toContainText(fill(popup.text, words));
  await expect(dialog(page)).toContainText(vehicle.name);
  await expect(strip(page).getByRole('listitem')).toHaveCount(4);
  await expectStep(page, 0);
  expect(await violationsOf(page, '.sheet[open]')).toEqual([]);
  expect(await movedSinceArrival(page)).toEqual([]);
  await next(page).click();
  await expectStep(page, 0);
  await chooseScore(page);
  await next(page).click();
  await expectStep(page, 1);
  await expect(firstName(page)).toBeFocused();
  await firstName(page).fill('Ada');
  expect(await violationsOf(page, '.sheet[open]')).toEqual([]);
  await strip(page)
    .getByRole('button', { name: tabs[0] ?? '' })
    .click();
  await expectStep(page, 0);
  await expect(dialog(page).getByRole('radio', { name: texts.creditScores.GREAT.label })).toBeChecked();
  await next(page).click();
  await expect(firstName(page)).toHaveValue('Ada');
  await dialog(page).getByRole('button', { name: forms.texts.back }).click();
  await expectStep(page, 0);

  await test.step('the back button closes the popup, and what was typed stays', async () => {
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(siteUrl(dealer, vehiclePath(vehicle)));
    await expect(button(page)).toBeFocused();
    // The browser takes a while to return to the history entry before the dialog.
    await expect.poll(() => page.evaluate(() => history.state?.dialog ?? false)).toBe(false);
    await button(page).press('Enter');
    await expect(dialog(page).getByRole('radio', { name: texts.creditScores.GREAT.label })).toBeChecked();
    await dialog(page).getByRole('button', { name: popup.close }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the finance page, filled in', async ({ page }) => {
    const vehicle = await open(page);
    await button(page).click();
    await expect(page).toHaveURL(siteUrl(dealer, pathOf(vehicle)));
    const chosen = page.getByRole('region', { name: fill(finance.page.car.heading, words), exact: true });
    await expect(chosen).toContainText(vehicle.name);
    await expect(chosen).toContainText('comparison rate');
    const form = page.getByRole('region', { name: finance.page.formHeading });
    const { text } = priceDisplay(vehicle, vehicleTexts.price, site.currency);
    await expect(form.getByRole('textbox', { name: texts.labels.purchasePrice })).toHaveValue(text);
    await expect(form.locator('input[name="car_slug"]')).toHaveValue(vehicle.slug);
  });
});
