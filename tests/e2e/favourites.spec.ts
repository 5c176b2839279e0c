import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { controls, expectPressed, somePlain, withoutQuestions } from './kept-cars.ts';
import { openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
/** This dealer shows the list of favourites without signing in. */
const open = 'wattle-range';
const { favourites, sharedList } = settingsOf(open).garage;

/** Marks vehicles as favourites on their pages, and opens the list. */
async function openFavourites(page: Page, count: number) {
  const cars = await somePlain(open, count);
  for (const { slug } of cars) {
    await page.goto(siteUrl(open, `/cars/${slug}`));
    const heart = controls(page.locator('article > .wrap'), 'favourite').first();
    await heart.click();
    await expectPressed(heart, true);
  }
  await page.goto(siteUrl(open, '/my-garage'));
  const section = page.getByRole('region', { name: favourites.heading });
  await expect(section.getByRole('listitem')).toHaveCount(count);
  return { cars, section, rows: section.getByRole('listitem') };
}

test.describe('on cards', () => {
  test('marking a favourite sends event 39 with the id of the car', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('privacy-choice', 'granted'));
    await openSearch(page, dealer);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('.car-controls') })
      .first();
    const heart = controls(card, 'favourite');
    const id = await card.locator('.car-controls').getAttribute('data-id');
    await heart.click();
    await expectPressed(heart, true);
    const favouriteEvents = () =>
      page.evaluate(() => {
        const layer: unknown = Reflect.get(window, 'dataLayer');
        return Array.isArray(layer) ? layer.filter(({ event }) => event === 'favourite') : [];
      });
    await expect.poll(favouriteEvents).toMatchObject([{ event_id: 39, car_id: id }]);
    await heart.click();
    await expectPressed(heart, false);
    expect(await favouriteEvents()).toHaveLength(1);
  });

  test('cards rendered by React have favourite buttons too, in their stored state', async ({ page }) => {
    await withoutQuestions(page);
    const [car] = await somePlain(dealer, 1);
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
    const own = controls(page.locator('article > .wrap'), 'favourite').first();
    await own.click();
    await expectPressed(own, true);
    const search = await openSearch(page, dealer);
    await search.box.fill(car?.stockNumber ?? '');
    await search.box.press('Enter');
    // Before the results arrive, the cards are those of the built page, which are removed while they are
    // clicked.
    await search.expectCount(1);
    const again = page.locator(`.car-controls[data-id="${car?.id}"] [data-keep="favourite"]`);
    await expectPressed(again, true);
    await again.click();
    await expectPressed(again, false);
  });

  test('a favourite marked just before leaving the page is stored, and shown at once after coming back', async ({
    page,
  }) => {
    await withoutQuestions(page);
    const [car, other] = await somePlain(dealer, 2);
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
    await controls(page.locator('article > .wrap'), 'favourite').first().click();
    await page.goto(siteUrl(dealer, `/cars/${other?.slug}`));
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
    await expectPressed(controls(page.locator('article > .wrap'), 'favourite').first(), true);
  });

  test('a sold car has no favourite, compare or save button', async ({ page }) => {
    await withoutQuestions(page);
    const sold = await vehicleWith(dealer, 'sold', ({ status }) => status === 'sold');
    await page.goto(siteUrl(dealer, `/cars/${sold.slug}`));
    const own = page.locator(`article > .wrap .car-controls[data-id="${sold.id}"]`);
    await expect(own.locator('[data-keep="favourite"], [data-keep="compare"]')).toHaveCount(0);
    await expect(controls(own, 'save')).toBeHidden();
  });

  test('a dealer with these features switched off has no such buttons', async ({ page }) => {
    const [car] = await somePlain('pitstop', 1);
    await page.goto(siteUrl('pitstop', `/cars/${car?.slug}`));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('.car-controls, .compare-tray')).toHaveCount(0);
  });
});

test.describe('in the garage', () => {
  test.beforeEach(({ page }) => withoutQuestions(page));

  test('favourites are listed with the current price', async ({ page }) => {
    const { cars, section, rows } = await openFavourites(page, 2);
    for (const [index, car] of cars.entries()) {
      await expect(rows.nth(index).getByRole('link')).toHaveText(car.name);
      const price = (car.offerPrice ?? car.price ?? 0).toLocaleString('en-AU');
      await expect(rows.nth(index)).toContainText(`$${price}`);
      await expect(rows.nth(index)).toContainText(favourites.available);
    }
    await expect(section.getByText(favourites.intro)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('removing a favourite updates all tabs and moves the focus to the next one', async ({
    page,
    context,
  }) => {
    const { cars, section, rows } = await openFavourites(page, 2);
    const other = await context.newPage();
    await withoutQuestions(other);
    await other.goto(siteUrl(open, '/my-garage'));
    const there = other.getByRole('region', { name: favourites.heading }).getByRole('listitem');
    await expect(there).toHaveCount(2);
    const remove = (index: number) => fill(favourites.remove, { name: cars[index]?.name ?? '' });
    await section.getByRole('button', { name: remove(0) }).press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(there).toHaveCount(1);
    await expect(section.getByRole('button', { name: remove(1) })).toBeFocused();
    await section.getByRole('button', { name: remove(1) }).press('Enter');
    await expect(section.getByRole('heading')).toBeFocused();
    await expect(section.getByText('Tap the heart')).toBeVisible();
    await expect(there).toHaveCount(0);
  });

  test('the list can be shared by a link that shows the cars to somebody else', async ({ page, browser }) => {
    const { cars, section } = await openFavourites(page, 2);
    await section.getByRole('button', { name: sharedList.share }).click();
    const dialog = page.getByRole('dialog', { name: sharedList.title });
    await dialog.getByLabel(sharedList.from).fill('Zoë');
    const link = dialog.getByLabel(sharedList.link);
    const slugs = cars.map(({ slug }) => slug).join(',');
    await expect(link).toHaveValue(siteUrl(open, `/shared-list?cars=${slugs}&from=Zo%C3%AB`));
    expect(await violationsOf(page)).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: sharedList.copy }).click();
    await expect(dialog.getByRole('status')).toHaveText(sharedList.copied);
    const stranger = await browser.newPage();
    await withoutQuestions(stranger);
    await stranger.goto(await link.inputValue());
    await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Zoë');
    await expect(stranger.getByRole('main').getByRole('article')).toHaveCount(2);
    for (const { slug } of cars)
      await expect(stranger.locator(`.card-title a[href="/cars/${slug}"]`)).toBeVisible();
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await violationsOf(stranger)).toEqual([]);
    await stranger.close();
  });
});
