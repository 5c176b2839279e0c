import type { Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { controls, expectPressed, somePlain, withoutQuestions } from './kept-cars.ts';
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
  test('a favourite marked just before leaving the page is stored, and shown at once after coming back; a sold car has no buttons', async ({
    page,
  }) => {
    await withoutQuestions(page);
    const [car, other] = await somePlain(dealer, 2);
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
    await controls(page.locator('article > .wrap'), 'favourite').first().click();
    await page.goto(siteUrl(dealer, `/cars/${other?.slug}`));
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
    await expectPressed(controls(page.locator('article > .wrap'), 'favourite').first(), true);

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

  test('favourites are listed with the current price, shared with somebody else by a link, and removed in all tabs', async ({
    page,
    context,
    browser,
  }) => {
    const { cars, section, rows } = await openFavourites(page, 2);
    for (const [index, car] of cars.entries()) {
      await expect(rows.nth(index).getByRole('link')).toHaveText(car.name);
      const price = (car.offerPrice ?? car.price ?? 0).toLocaleString('en-AU');
      await expect(rows.nth(index)).toContainText(`$${price}`);
      await expect(rows.nth(index)).toContainText(favourites.available);
    }
    await expect(section.getByText(favourites.intro)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

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
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

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
});
