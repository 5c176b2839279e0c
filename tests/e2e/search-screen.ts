import type { Locator, Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { expect } from './visitor.ts';

export const grouped = (count: number) => count.toLocaleString('en-AU');

/** The parts of a dealer's search screen, found by their accessible names. */
export interface SearchScreen {
  box: Locator;
  suggestions: Locator;
  /** All cards of the results: cars and the dealer's promotion. */
  cards: Locator;
  heading: Locator;
  expectCount(count: number): Promise<void>;
}

export function searchScreen(page: Page, dealer: Dealer): SearchScreen {
  const { screen } = settingsOf(dealer).search;
  const main = page.locator('main');
  const counted = main.getByRole('status').filter({ hasText: /^[\d,]+ / });
  return {
    box: main.getByRole('combobox', { name: screen.searchLabel }),
    suggestions: main.getByRole('listbox', { name: screen.suggestions }),
    cards: main.getByRole('article'),
    heading: page.getByRole('heading', { level: 1 }),
    expectCount: (count) => expect(counted).toHaveText(new RegExp(`^${grouped(count)} `)),
  };
}

/** Opens the dealer's stock, filtered by the parameters of the address. */
export async function openSearch(
  page: Page,
  dealer: Dealer,
  params: Readonly<Record<string, string>> = {},
): Promise<SearchScreen> {
  const query = new URLSearchParams(params).toString();
  await page.goto(siteUrl(dealer, `${await stockPath(dealer)}${query === '' ? '' : `?${query}`}`));
  await untilLive(page);
  return searchScreen(page, dealer);
}

/**
 * Waits for hydration, after which Astro removes the `ssr` attribute; search-start.spec.ts tests the time
 * before.
 */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr][component-export="SearchScreen"]')).toHaveCount(0);
}
