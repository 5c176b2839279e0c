import { settingsOf } from '../e2e/dealers.ts';
import { filterPanel } from '../e2e/filter-panel.ts';
import { openSearch } from '../e2e/search-screen.ts';
import { expect, test } from '../e2e/visitor.ts';
import { violationsOf } from './axe.ts';

test(
  'axe finds no violation on a filtered search, in its filters, below the search box and if no car matches',
  {
    tag: '@desktop',
  },
  async ({ page }, { project }) => {
    // The phone at one dealer, the desktop at another: their templates have no section in common.
    const isPhone = project.name === 'phone';
    const dealer = isPhone ? 'harbourline' : 'pitstop';
    const { texts } = settingsOf(dealer).search;
    const { box, cards, suggestions } = await openSearch(page, dealer, { fuel: 'Diesel', price: ':60000' });
    const settled = page.locator('.search[data-status="idle"]');
    const { chips, open, close, panel } = filterPanel(page, dealer, isPhone);
    await expect(chips).toBeVisible();
    await expect(cards.first()).toBeVisible();
    // Results that are about to be replaced are dimmed.
    await expect(settled).toBeVisible();
    for (const folded of await page.locator('main summary').all()) {
      await folded.evaluate((summary) => summary.closest('details')?.setAttribute('open', ''));
    }
    expect.soft(await violationsOf(page), 'filtered').toEqual([]);
    if (isPhone) {
      await open();
      await expect(panel.getByRole('listitem').last()).toBeVisible();
      expect.soft(await violationsOf(page, '#search-filters'), 'open sheet').toEqual([]);
      await close();
      await expect(panel).toBeHidden();
    }
    await box.fill('to');
    // The search starts some time after the last key; until then the screen is idle with the old results.
    await expect(page).toHaveURL(/[?&]query=to/);
    await expect(suggestions.getByRole('option').first()).toBeVisible();
    await expect(settled).toBeVisible();
    expect.soft(await violationsOf(page, '.search-box'), 'suggestions').toEqual([]);
    if (!isPhone) return;
    await box.fill('qqqqqqqq');
    await box.press('Enter');
    await expect(page.getByRole('heading', { name: texts.noResultsTitle })).toBeVisible();
    await expect(settled).toBeVisible();
    expect.soft(await violationsOf(page), 'no car matches').toEqual([]);
  },
);
