import type { Locator } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { animationsDone } from './animations-done.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { comparePath, controls, expectPressed, somePlain, trayOf, withoutQuestions } from './kept-cars.ts';
import { openSearch } from './search-screen.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { compare } = settingsOf(dealer).garage;
/** The link that removes a car, whatever its name is. */
const removeName = new RegExp(`^${compare.remove.replace('{name}', '.+')}$`);

test.beforeEach(({ page }) => withoutQuestions(page));

/** The number of lines of a label's first word; a word that is broken takes more than one. */
function linesOfFirstWord(label: Locator): Promise<number> {
  return label.evaluate(({ firstChild }) => {
    const word = document.createRange();
    if (firstChild) word.setStart(firstChild, 0);
    if (firstChild) word.setEnd(firstChild, /^\S*/.exec(firstChild.textContent ?? '')?.[0].length ?? 0);
    return word.getClientRects().length;
  });
}

test('cars are chosen on their cards, one car too many is refused, and the chosen cars are compared, removed and added to', async ({
  page,
}) => {
  await openSearch(page, dealer);
  const choose = controls(page.getByRole('main'), 'compare');
  const tray = trayOf(page, dealer);
  await expect(tray.bar).toBeHidden();
  await choose.nth(0).click();
  await tray.expectCount(1);
  await expectPressed(choose.nth(0), true);
  await choose.nth(1).press('Enter');
  await tray.expectCount(2);
  expect(await violationsOf(page)).toEqual([]);

  await test.step('one car too many is refused with a message, and the other cars stay chosen', async () => {
    for (let index = 2; index < compare.most; index += 1) {
      await choose.nth(index).click();
      await tray.expectCount(index + 1);
    }
    await choose.nth(compare.most).click();
    await expect(page.locator('.toast:visible')).toContainText('You can compare 4 cars at a time.');
    await expectPressed(choose.nth(compare.most), false);
    await tray.expectCount(compare.most);
    await choose.nth(0).click();
    await tray.expectCount(compare.most - 1);
  });

  await page.reload();
  await expectPressed(choose.nth(0), false);
  await expectPressed(choose.nth(1), true);
  await tray.open.click();
  await expect(page).toHaveURL(/\/compare\?cars=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(compare.most - 1);
  await expect(page.getByRole('rowheader', { name: compare.price })).toBeVisible();
  await expect(tray.bar).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '{}').data ?? []);
  const removeFirst = async () => {
    const link = page.getByRole('link', { name: removeName }).first();
    const [car] = await kept();
    await link.click();
    return car;
  };
  await test.step('a car is removed, on the page and on the device, and another car is added', async () => {
    const [first, ...others] = await kept();
    expect(await removeFirst()).toEqual(first);
    const rest = others.map(({ slug }: { slug: string }) => slug).join(',');
    await expect(page).toHaveURL(siteUrl(dealer, `/compare?cars=${rest}`));
    await expect.poll(kept).toEqual(others);
    await page.getByRole('link', { name: 'Add another car' }).click();
    await tray.expectCount(2);
    await page.goto(siteUrl(dealer, '/compare'));
    await expect(page).toHaveURL(siteUrl(dealer, `/compare?cars=${rest}`));
  });

  await test.step('the last car is removed', async () => {
    for (const left of [1, 0]) {
      await expect.poll(async () => (await kept()).length).toBe(left + 1);
      await removeFirst();
      await expect(page.getByRole('columnheader')).toHaveCount(left);
    }
    await expect(page).toHaveURL(siteUrl(dealer, '/compare'));
    await expect(page.getByText('Choose Compare on any car')).toBeVisible();
  });
});

test('the comparison bar covers no action bar and leaves no width, and is not shown where a car is reserved', async ({
  page,
}) => {
  const [car] = await somePlain(dealer, 1);
  await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
  await controls(page.locator('article > .wrap'), 'compare').first().click();
  const tray = trayOf(page, dealer);
  await tray.expectCount(1);
  const actionBar = page.locator('.action-bar .bar');
  const expectWithin = async (width: number) => {
    await animationsDone(page);
    const box = await tray.bar.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await test.step('on a phone it is above the action bar', async () => {
    const bottom = await expectWithin(page.viewportSize()?.width ?? 0);
    expect(bottom).toBeLessThanOrEqual((await actionBar.boundingBox())?.y ?? 0);
  });
  await test.step('on a wide screen there is no action bar', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(actionBar).toBeHidden();
    await expectWithin(1440);
  });
  await test.step('where a car is reserved there is neither the bar nor the chat button', async () => {
    await signInAs(dealer, somePhone(), page.context());
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}/checkout`));
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('.compare-tray, [data-chat-link]')).toHaveCount(0);
  });
});

test('the comparison says which car is sold and how many are gone, and its names and labels stay in sight while it is scrolled', async ({
  page,
}) => {
  const sold = await vehicleWith(dealer, 'sold', ({ status }) => status === 'sold');
  const slugs = [sold, ...(await somePlain(dealer, 2))].map(({ slug }) => slug);
  await page.goto(siteUrl(dealer, `/compare?cars=${slugs.join(',')},no-such-vehicle`));
  await expect(page.getByRole('main')).toContainText(settingsOf(dealer).vehicle.tags.soldText);
  await expect(page.getByText('One car of this link is no longer on our site.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);

  const region = page.getByRole('region', { name: 'Compare cars' });
  const label = page.getByRole('rowheader', { name: compare.price });
  const name = page.getByRole('columnheader').first();
  const expectNoOverflow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await test.step('on a phone the table is scrolled', async () => {
    const longWord = page.getByRole('rowheader', { name: /^Transmission/ }).first();
    expect(await linesOfFirstWord(longWord)).toBe(1);
    const before = (await label.boundingBox())?.x;
    await region.focus();
    await region.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect((await label.boundingBox())?.x).toBe(before);
    await region.evaluate((element) => element.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(name).toBeInViewport();
    await expectNoOverflow();
  });
  await test.step('on a wide screen the page is scrolled', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await expect(name).toBeInViewport();
    await expectNoOverflow();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("a link opens a comparison, whose checkbox and links work; a car's Save is a link, and it has no buttons", async ({
    page,
  }) => {
    const [first] = await somePlain(dealer, 1);
    await page.goto(await comparePath(dealer, 2));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.locator('tr[data-same]').first()).toBeVisible();
    await page.getByRole('checkbox', { name: compare.onlyDifferences }).press('Space');
    await expect(page.locator('tr[data-same]').first()).toBeHidden();
    await expect(page.locator('tr[data-differs]').first()).toBeVisible();
    await page.getByRole('link', { name: `Remove ${first?.year} ${first?.make} ${first?.model}` }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    await page.goto(siteUrl(dealer, `/cars/${first?.slug}`));
    const own = page.locator('article > .wrap .car-controls').first();
    await expect(own.getByRole('button')).toHaveCount(0);
    const save = own.getByRole('link', { name: `Save ${first?.year} ${first?.make} ${first?.model}` });
    await expect(save).toHaveAttribute('href', new RegExp(`[?&]save=${first?.id}$`));
  });
});
