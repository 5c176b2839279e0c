import type { Page } from '@playwright/test';
import { GARAGE_PATH } from '#src/garage/page/garage-page.ts';
import { fill } from '#src/values/fill.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { controls, expectPressed, somePlain, withoutQuestions } from './kept-cars.ts';
import { expect, test } from './visitor.ts';

/** This dealer shows the list of favourites without signing in. */
const open = 'wattle-range';
const settings = settingsOf(open);
const { favourites, sharedList } = settings.garage;

/** Opens the page of a vehicle. */
async function visit(page: Page, { slug }: { readonly slug: string }) {
  await page.goto(siteUrl(open, `/cars/${slug}`));
  return controls(page.locator('article > .wrap'), 'favourite').first();
}

/** Marks two vehicles as favourites on their pages, and opens the list. */
async function openFavourites(page: Page) {
  const cars = await somePlain(open, 2);
  const [car, other] = cars;
  if (!car || !other) throw new Error('There are two vehicles.');
  await test.step('a favourite marked just before leaving the page is stored, and shown at once after coming back', async () => {
    await (await visit(page, car)).click();
    const heart = await visit(page, other);
    await heart.click();
    await expectPressed(heart, true);
    await expectPressed(await visit(page, car), true);
  });
  await page.goto(siteUrl(open, GARAGE_PATH));
  const section = page.getByRole('region', { name: favourites.heading });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  return { cars, section, rows: section.getByRole('listitem') };
}

test.beforeEach(({ page }) => withoutQuestions(page));

test('favourites are listed with the current price, without signing in, shared with somebody else by a link, and removed in all tabs', async ({
  page,
  context,
  browser,
}) => {
  const { cars, section, rows } = await openFavourites(page);
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
  expect(await violationsOf(page, '.sheet[open]')).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: sharedList.copy }).click();
  await expect(dialog.getByRole('status')).toHaveText(sharedList.copied);
  const stranger = await browser.newPage();
  await withoutQuestions(stranger);
  await stranger.goto(await link.inputValue());
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Zoë');
  await expect(stranger.locator('main').getByRole('article')).toHaveCount(2);
  for (const { slug } of cars)
    await expect(stranger.locator(`.card-title a[href="/cars/${slug}"]`)).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await violationsOf(stranger)).toEqual([]);
  await stranger.close();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const other = await context.newPage();
  await withoutQuestions(other);
  await other.goto(siteUrl(open, GARAGE_PATH));
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

  await test.step('the garage shows what the device stores, and a link to sign in', async () => {
    const { page: garage } = settings.garage;
    await expect(page).toHaveURL(siteUrl(open, GARAGE_PATH));
    await expect(page.getByRole('region', { name: garage.texts.viewed, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: garage.texts.enquiries })).toBeHidden();
    const signIn = page.locator('main').getByRole('link', { name: settings.account.signIn.menu.signIn });
    await signIn.click();
    await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage/);
  });
});
