import { fuelText } from '#src/vehicle/key-facts.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { filterPanel, option } from './filter-panel.ts';
import { grouped, openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealers = ['harbourline', 'pitstop'] as const;

for (const dealer of dealers) {
  const { screen, filters } = settingsOf(dealer).search;
  const fuel = filters.find(({ attribute }) => attribute === 'fuel')?.label ?? '';

  test(`${dealer}: the sheet of filters stays in reach, shows the number of cars and returns to the results`, async ({
    page,
  }) => {
    const diesels = (await stockOf(dealer)).filter((vehicle) => fuelText(vehicle) === 'Diesel').length;
    const { cards, expectCount } = await openSearch(page, dealer);
    const { panel, open, filter } = filterPanel(page, dealer, true);
    await test.step('the buttons for filters and sorting stay in reach while the page is scrolled', async () => {
      await cards.nth(9).evaluate((card) => card.scrollIntoView());
      await expect(page.getByRole('button', { name: screen.showFilters })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('combobox', { name: screen.sortLabel })).toBeInViewport({ ratio: 1 });
    });
    await expect(panel).toBeHidden();
    await open();
    const sheet = page.getByRole('dialog', { name: screen.filters });
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
    await expect(page.getByRole('button', { name: screen.showFilters })).toBeFocused();
    await expectCount(diesels);
    await expect(cards.first()).toBeInViewport();
  });

  test(`${dealer}: tap targets are large enough; Escape and a tap beside the sheet close it, and a button in it clears the filters`, async ({
    page,
  }) => {
    const { length: count } = await stockOf(dealer);
    const diesels = (await stockOf(dealer)).filter((vehicle) => fuelText(vehicle) === 'Diesel').length;
    const { expectCount } = await openSearch(page, dealer, { fuel: 'Diesel' });
    const { open, chips, panel } = filterPanel(page, dealer, true);
    await expect(chips).toBeVisible();
    // Waits for the results, which remove options without diesel cars.
    await expectCount(diesels);
    const small = () =>
      page
        .locator('.search :is(button, select, input, .option, summary, .pager a):visible')
        .evaluateAll((all) =>
          all
            .filter((element) => element.closest('[inert]') === null)
            .map((element) => element.closest('label') ?? element)
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.height < 43.5)
            .map(({ element, box }) => `${box.height} ${element.outerHTML.slice(0, 120)}`),
        );
    await expect.poll(small).toEqual([]);
    const button = page.getByRole('main').getByRole('button', { name: screen.showFilters });
    await expect(button).toContainText('1');
    await open();
    await expect(panel).toBeInViewport();
    await expect.poll(small).toEqual([]);

    const sheet = page.getByRole('dialog', { name: screen.filters });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await open();
    await expect(sheet).toBeInViewport();
    await page.touchscreen.tap(195, 30);
    await expect(sheet).toBeHidden();
    await open();
    await sheet.getByRole('button', { name: screen.clearAll }).click();
    await expect(sheet.getByRole('button', { name: `Show ${grouped(count)} ` })).toBeVisible();
    await expect(sheet.getByRole('button', { name: screen.clearAll })).toBeDisabled();
  });
}
