import type { Page } from '@playwright/test';
import { tradeInKey, valueTradeIn } from '#src/leads/trade-in/trade-in-valuation.ts';
import { marketKey } from '#src/market/comparison/comparable-cars.ts';
import { marketCars } from '#src/market/market-car.ts';
import { testDate } from '../setup/sites.ts';
import { type Dealer, dealers, settingsOf, stockOf } from './dealers.ts';
import { expect } from './visitor.ts';

export interface OwnCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly badge: null;
  readonly odometerKm: number;
}

/** A car similar to cars in the dealers' stock, so that there is an estimate for it, and the estimate. */
export async function carWithEstimate(dealer: Dealer) {
  const listings = await Promise.all(
    dealers.map(async (slug) => marketCars(await stockOf(slug)).map((car) => ({ dealer: slug, car }))),
  );
  const byKey = Map.groupBy(listings.flat(), ({ car }) => marketKey(car));
  const rules = settingsOf(dealer).valuation;
  for (const { car } of listings.flat()) {
    if (car.itemType !== 'car' || car.carType !== 'used' || car.odometerKm === null) continue;
    const { year, make, model, odometerKm } = car;
    const own: OwnCar = { year, make, model, badge: null, odometerKm: odometerKm + 137 };
    const thisYear = Number(testDate.slice(0, 4));
    const valued = {
      listings: byKey.get(tradeInKey(own) ?? '') ?? [],
      rules,
      percent: 0,
      thisYear,
      tradePrice: null,
    };
    const value = valueTradeIn(own, valued);
    if (typeof value !== 'string') return { car: own, value };
  }
  throw new Error(`No car gets an estimate at ${dealer}.`);
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).filter({ visible: true }).first()).toBeVisible();

/** Clicks the button for the next stage and waits for that stage. */
export async function goOn(page: Page, next: string | RegExp) {
  await page.getByRole('button', { name: /^(Next|Go on)$/ }).click();
  await heading(page, next);
  // Without script each stage is a page, whose questions are below its heading.
  await page.waitForLoadState();
}

export const stages = {
  car: 'Which car is it?',
  condition: 'What is it like?',
  contact: 'How do we reach you?',
} as const;

export async function writePlate(page: Page, plate: string) {
  await page.getByRole('textbox', { name: 'Number plate' }).fill(plate);
}

export async function describeCar(page: Page, { year, make, model, odometerKm }: OwnCar) {
  await page.getByLabel('Make').fill(make);
  await page.locator('main').getByLabel('Model').fill(model);
  await page.getByRole('textbox', { name: 'Year' }).fill(String(year));
  await page.getByLabel('Odometer').fill(String(odometerKm));
  await page
    .getByRole('group', { name: /under finance/ })
    .getByLabel('No')
    .check();
}

/** Gives the answers that do not change the estimate. */
export async function describeCondition(page: Page) {
  for (const name of ['Good, with normal wear', 'Complete', 'Never']) await page.getByLabel(name).check();
}

/** Fills in the contact details that the dealer asks for. */
export async function describePerson(page: Page, phone: string) {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Mobile Number').fill(phone);
  await page.getByLabel('Email Address').fill('ada@example.com');
  const postcode = page.getByLabel('Postcode');
  if (await postcode.isVisible()) await postcode.fill('4000');
  const location = page.getByLabel('Location');
  if (await location.isVisible()) await location.selectOption({ index: 1 });
}

export async function agree(page: Page) {
  const terms = page.getByLabel(/agree to the terms/);
  if (await terms.isVisible()) await terms.check();
}
