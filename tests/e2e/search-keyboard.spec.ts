import type { Locator } from '@playwright/test';
import { fuelText } from '#src/vehicle/key-facts.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { filterPanel, option } from './filter-panel.ts';
import { grouped, openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, filters } = settingsOf(dealer).search;
const labelOf = (attribute: string) => filters.find((filter) => filter.attribute === attribute)?.label ?? '';

test('the results can be filtered, sorted and paged by keyboard alone', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const stock = await stockOf(dealer);
  const { box, cards, expectCount } = await openSearch(page, dealer);
  const { chips } = filterPanel(page, dealer, false);
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

test('a checkbox keeps the focus when it is unticked: of a model, in a folded panel, and in the hidden part of a list', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await openSearch(page, dealer);
  const { filter } = filterPanel(page, dealer, false);
  const unfiltered = page.url();
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

test('the space bar ticks a filter, and the new number of cars is announced without moving the focus', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const electric = (await stockOf(dealer)).filter((vehicle) => fuelText(vehicle) === 'Electric').length;
  await openSearch(page, dealer);
  const { panel, filter } = filterPanel(page, dealer, false);
  const summary = panel.locator('summary', { hasText: new RegExp(`^${labelOf('fuel')}$`) });
  await summary.focus();
  await page.keyboard.press('Enter');
  const box = option(await filter(labelOf('fuel')), 'Electric');
  await box.focus();
  await page.keyboard.press('Space');
  const said = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ / });
  await expect(said).toHaveText(new RegExp(`^${electric} `));
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
});

test(
  'every control of the search has an accessible name',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    await openSearch(page, dealer, { fuel: 'Diesel', price: '10000:60000' });
    const { chips, open, panel, filter } = filterPanel(page, dealer, project.name === 'phone');
    await expect(chips.getByRole('button').first()).toBeVisible();
    for (const button of await chips.getByRole('button').all()) {
      await expect(button).toHaveAccessibleName(/^(Remove .+|Clear all)$/);
    }
    await expect(page.getByRole('combobox', { name: screen.searchLabel })).toBeVisible();
    await expect(page.getByRole('combobox', { name: screen.sortLabel })).toBeVisible();
    await open();
    for (const attribute of ['price', 'year', 'km']) {
      const range = await filter(labelOf(attribute));
      for (const end of [screen.from, screen.to]) {
        const slider = range.getByRole('slider', { name: `${labelOf(attribute)}: ${end}`, exact: true });
        await expect(slider).toHaveAttribute('aria-valuetext', /\d/);
        await expect(range.getByRole('textbox', { name: end, exact: true })).toHaveCount(1);
      }
    }
    const nameless = await panel.getByRole('button', { name: /^$/ }).count();
    expect(nameless).toBe(0);
  },
);

test('printing a list shows the cars without the controls', async ({ page }) => {
  const { cards, box } = await openSearch(page, dealer);
  await page.emulateMedia({ media: 'print' });
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(box).toBeHidden();
  await expect(page.getByRole('combobox', { name: screen.sortLabel })).toBeHidden();
  await expect(filterPanel(page, dealer, false).panel).toBeHidden();
  await expect(page.getByRole('navigation', { name: texts.pages })).toBeHidden();
});
