import type { Locator, Page } from '@playwright/test';
import { type Dealer, settingsOf } from './dealers.ts';
import { grouped } from './search-screen.ts';
import { expect } from './visitor.ts';

/** The filters of a dealer's search screen as a visitor meets them: a sidebar, on a phone a sheet. */
export interface FilterPanel {
  panel: Locator;
  /** Brings them up on a phone; a wide screen always has them. */
  open(): Promise<void>;
  /** Back to the cars by the button that says how many there are. */
  close(): Promise<void>;
  /** One filter by its label; opened if it is folded. */
  filter(label: string): Promise<Locator>;
  /** Chips with "Clear all". */
  chips: Locator;
}

export function filterPanel(page: Page, dealer: Dealer, isPhone: boolean): FilterPanel {
  const { screen } = settingsOf(dealer).search;
  const panel = page.locator('#search-filters');
  return {
    panel,
    async open() {
      if (isPhone) await page.getByRole('main').getByRole('button', { name: screen.showFilters }).click();
    },
    async close() {
      if (isPhone) await panel.getByRole('button', { name: /\d/ }).last().click();
    },
    async filter(label) {
      const heading = page.getByRole('heading', { name: label, exact: true });
      const details = panel.locator('details').filter({ has: heading });
      await expect(details).toBeVisible();
      if (!(await details.evaluate((element) => element.hasAttribute('open'))))
        await details.locator('summary').click();
      return panel.getByRole('group', { name: label, exact: true });
    },
    chips: page.getByRole('main').getByRole('list', { name: screen.applied }),
  };
}

/** A value to tick; its name ends in the number of cars. */
export function option(group: Locator, label: string, count?: number): Locator {
  const number = count === undefined ? '[\\d,]+' : grouped(count);
  const name = new RegExp(`^${RegExp.escape(label)} ${number}$`);
  return group.getByRole('checkbox', { name });
}
