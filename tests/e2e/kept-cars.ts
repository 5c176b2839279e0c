import type { Locator, Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { expect } from './visitor.ts';

/** Declines the consent question, which would take space at the bottom of pages. */
export async function withoutQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('privacy-choice', 'declined');
    } catch {
      // A browser without storage asks on every page.
    }
  });
}

/** Vehicles that differ in more than their names. */
export async function somePlain(dealer: Dealer, count: number) {
  const cars = (await stockOf(dealer)).filter((car) => isPlain(car) && !car.isReserved);
  if (cars.length < count) throw new Error(`${dealer} has too few vehicles.`);
  return cars.slice(0, count);
}

export async function comparePath(dealer: Dealer, count: number): Promise<string> {
  const slugs = (await somePlain(dealer, count)).map(({ slug }) => slug);
  return siteUrl(dealer, `/compare?cars=${slugs.join(',')}`);
}

/** The bar with the cars chosen for comparison. */
export function trayOf(page: Page, dealer: Dealer) {
  const { compare } = settingsOf(dealer).garage;
  const bar = page.getByRole('region', { name: fill(compare.tray, { cars: 'Cars' }) });
  return {
    bar,
    open: bar.getByRole('link', { name: compare.open }),
    clear: bar.getByRole('button', { name: compare.clear }),
    expectCount: (count: number) =>
      expect(bar.getByRole('status')).toHaveText(`${count} of ${compare.max} to compare`),
  };
}

type Control = 'favourite' | 'compare' | 'save';

/** The buttons of one kind on the vehicles of a page, in page order. */
export function controls(within: Page | Locator, name: Control): Locator {
  return within.locator(`[data-keep="${name}"]`);
}

export function expectPressed(control: Locator, isPressed: boolean): Promise<void> {
  return expect(control).toHaveAttribute('aria-pressed', String(isPressed));
}
