import type { Locator, Page } from '@playwright/test';
import { type Dealer, settingsOf } from './dealers.ts';
import { grouped } from './search-screen.ts';
import { expect } from './visitor.ts';

/** The filters of a dealer's search screen: a sidebar on a wide screen, a sheet on a phone. */
export interface FilterPanel {
  panel: Locator;
  /** Opens the filters on a phone; a wide screen always shows them. */
  open(): Promise<void>;
  /** Returns to the cars with the button that shows their number. */
  close(): Promise<void>;
  /** One filter, found by its label; unfolds the filter if it is folded. */
  filter(label: string): Promise<Locator>;
  /** The chips of the applied filters, with "Clear all". */
  chips: Locator;
}

export function filterPanel(page: Page, dealer: Dealer, isPhone: boolean): FilterPanel {
  const { screen } = settingsOf(dealer).search;
  const panel = page.locator('#search-filters');
  return {
    panel,
    async open() {
      if (isPhone) await page.locator('main').getByRole('button', { name: screen.showFilters }).click();
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
    chips: page.locator('main').getByRole('list', { name: screen.applied }),
  };
}

/** The checkbox of one value; its name ends in the number of cars. */
export function option(group: Locator, label: string, count?: number): Locator {
  const number = count === undefined ? '[\\d,]+' : grouped(count);
  const name = new RegExp(`^${RegExp.escape(label)} ${number}$`);
  return group.getByRole('checkbox', { name });
}
