import type { Locator } from '@playwright/test';
import { settingsOf, stockOf } from './dealers.ts';
import { filterPanel, option } from './filter-panel.ts';
import { grouped, openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, filters } = settingsOf(dealer).search;
const labelOf = (attribute: string) => filters.find((filter) => filter.attribute === attribute)?.label ?? '';

test('the results can be filtered, sorted and paged by keyboard alone, and a checkbox keeps the focus when it is unticked', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const stock = await stockOf(dealer);
  const { box, cards, expectCount } = await openSearch(page, dealer);
  const { chips, filter } = filterPanel(page, dealer, false);
  const unfiltered = page.url();
  await box.focus();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: screen.skipToResults });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await tabTo(/^Used [\d,]+$/);
  await page.keyboard.press('Space');
  await expectCount(stock.filter(({ carType }) => carType === 'used').length);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Used /);

  await chips.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expectCount(stock.length);
  const results = page.getByRole('region', { name: `${grouped(stock.length)} ` });
  await expect(results).toBeFocused();

  await test.step('of a model, in a folded panel, and in the hidden part of a list', async () => {
    const untick = async (box: Locator) => {
      await expect(box).toBeChecked();
      await box.press('Space');
      await expect(box).not.toBeChecked();
      await expect(page).toHaveURL(unfiltered);
      await expect(box).toBeFocused();
    };
    const makes = await filter(labelOf('make_model'));
    await option(makes, 'Toyota').press('Space');
    const model = makes.getByRole('group', { name: 'Toyota' }).getByRole('checkbox').first();
    await model.press('Space');
    await untick(model);
    const fuel = (await filter(labelOf('fuel'))).getByRole('checkbox').first();
    await fuel.press('Space');
    await untick(fuel);
    const more = makes.getByRole('button', { name: texts.showAllMakes });
    await more.press('Enter');
    const last = makes.getByRole('checkbox').last();
    const name = (await last.getAttribute('value')) ?? '';
    await last.press('Space');
    await makes.getByRole('button', { name: screen.showFewer }).press('Enter');
    await untick(makes.locator(`[value="${name}"]`));
  });

  await page.getByRole('combobox', { name: screen.sortLabel }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sortBy=latest/);
  await page.getByRole('link', { name: texts.nextPage }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first()).toBeInViewport();

  async function tabTo(name: RegExp): Promise<void> {
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press('Tab');
      const checkbox = page.getByRole('checkbox', { name });
      if (await checkbox.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`No Tab leads to ${name}.`);
  }
});
