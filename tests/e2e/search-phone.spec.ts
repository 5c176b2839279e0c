import type { Page } from '@playwright/test';
import { fuelText } from '#src/vehicle/key-facts.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { filterPanel, option } from './filter-panel.ts';
import { grouped, openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealers = ['harbourline', 'pitstop'] as const;

for (const dealer of dealers) {
  const { screen, texts, filters } = settingsOf(dealer).search;
  const fuel = filters.find(({ attribute }) => attribute === 'fuel')?.label ?? '';

  test(`${dealer}: the sheet of filters stays in reach, shows the number of cars, can be closed in every way, and its tap targets are large enough`, async ({
    page,
  }) => {
    const stock = await stockOf(dealer);
    const diesels = stock.filter((vehicle) => fuelText(vehicle) === 'Diesel').length;
    const { cards, expectCount } = await openSearch(page, dealer);
    const { panel, open, filter, chips } = filterPanel(page, dealer, true);
    const button = page.locator('main').getByRole('button', { name: screen.showFilters });
    const sheet = page.getByRole('dialog', { name: screen.filters });
    await test.step('the cars come first and the links to filter are folded', async () => {
      const makes = page.getByRole('navigation', { name: texts.makes, exact: true });
      await expect(makes).toBeHidden();
      await expect(cards.first()).toBeInViewport();
      await page.getByText(texts.refine, { exact: true }).click();
      await expect(makes).toBeVisible();
    });
    await test.step('the buttons for filters and sorting stay in reach while the page is scrolled', async () => {
      await cards.nth(9).evaluate((card) => card.scrollIntoView());
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('combobox', { name: screen.sortLabel })).toBeInViewport({ ratio: 1 });
    });
    await expect(panel).toBeHidden();
    await open();
    await expect(sheet).toBeVisible();
    await expect(sheet).toBeFocused();
    const isShut = (element: Element) => element.closest('[inert]') !== null;
    expect(await page.getByRole('banner').evaluate(isShut), 'the page behind the sheet is inert').toBe(true);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 4000);
    // The wheel has scrolled the sheet to its end at this point.
    await expect
      .poll(() =>
        sheet
          .locator('.filters-body')
          .evaluate((body) => body.scrollHeight - body.clientHeight - body.scrollTop),
      )
      .toBeLessThan(2);
    await expect(sheet.getByRole('button', { name: screen.close })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    await option(await filter(fuel), 'Diesel').click();
    const show = sheet.getByRole('button', { name: `Show ${grouped(diesels)} ` });
    await expect(show).toBeInViewport();
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await expectCount(diesels);
    await expect(cards.first()).toBeInViewport();

    await test.step('tap targets are large enough', async () => {
      await expect(chips).toBeVisible();
      await expect.poll(() => smallTargets(page)).toEqual([]);
      await expect(button).toContainText('1');
      await open();
      await expect(panel).toBeInViewport();
      await expect.poll(() => smallTargets(page)).toEqual([]);
    });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await open();
    await expect(sheet).toBeInViewport();
    await page.touchscreen.tap(195, 30);
    await expect(sheet).toBeHidden();
    await open();
    const clear = sheet.getByRole('button', { name: screen.clearAll });
    await clear.press('Enter');
    await expect(sheet.getByRole('button', { name: `Show ${grouped(stock.length)} ` })).toBeVisible();
    await expect(clear).toBeDisabled();
    await expect(clear).toBeFocused();
    const skip = sheet.getByRole('link', { name: screen.skipToResults });
    await expect(skip, 'the results are inert behind the sheet').toBeHidden();
  });
}

/** The controls of the search screen that are too low for a finger. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('.search :is(button, select, input, .option, summary, .pager a):visible')
    .evaluateAll((all) =>
      all
        .filter((element) => element.closest('[inert]') === null)
        .map((element) => element.closest('label') ?? element)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5)
        .map(({ element, box }) => `${box.height} ${element.outerHTML.slice(0, 120)}`),
    );
}
