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

test('cars are chosen on their cards, one car too many is refused, and the chosen cars are compared', async ({
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
});

test('two tabs show the same cars as chosen for comparison', async ({ page, context }) => {
  const [car] = await somePlain(dealer, 1);
  const address = siteUrl(dealer, `/cars/${car?.slug}`);
  const other = await context.newPage();
  await withoutQuestions(other);
  await page.goto(address);
  await other.goto(address);
  const [here, there] = [page, other].map((tab) =>
    controls(tab.locator('article > .wrap'), 'compare').first(),
  );
  if (!here || !there) throw new Error('There are two tabs.');
  await here.click();
  await expectPressed(there, true);
  await trayOf(other, dealer).expectCount(1);
  await trayOf(other, dealer).clear.click();
  await expectPressed(here, false);
  await expect(trayOf(page, dealer).bar).toBeHidden();
  await expect(other.getByRole('main')).toBeFocused();
});

test(
  'the comparison bar covers neither the action bar nor the focused element',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const [car] = await somePlain(dealer, 1);
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
    await controls(page.locator('article > .wrap'), 'compare').first().click();
    const tray = trayOf(page, dealer);
    await tray.expectCount(1);
    await animationsDone(page);
    const box = await tray.bar.boundingBox();
    const actionBar = page.locator('.action-bar .bar');
    if (project.name === 'phone') {
      const actions = await actionBar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0);
    } else await expect(actionBar).toBeHidden();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  },
);

test('the comparison bar and the chat button are not shown on the page where a car is reserved', async ({
  page,
}) => {
  const [car] = await somePlain(dealer, 1);
  await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
  await controls(page.locator('article > .wrap'), 'compare').first().click();
  await trayOf(page, dealer).expectCount(1);
  await signInAs(dealer, somePhone(), page.context());
  await page.goto(siteUrl(dealer, `/cars/${car?.slug}/checkout`));
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('.compare-tray, [data-chat-link]')).toHaveCount(0);
});

test('a car is removed from the comparison, on the page and on the device, and another car is added', async ({
  page,
}) => {
  const [first, second] = await somePlain(dealer, 2);
  await page.goto(await comparePath(dealer, 2));
  const kept = () => page.evaluate(() => localStorage.getItem('compare') ?? '');
  await expect.poll(kept).toContain(second?.id ?? '');
  const remove = (name = '') => page.getByRole('link', { name: compare.remove.replace('{name}', name) });
  await remove(`${first?.year} ${first?.make} ${first?.model}`).click();
  await expect(page).toHaveURL(siteUrl(dealer, `/compare?cars=${second?.slug}`));
  await expect.poll(kept).not.toContain(first?.id ?? '');
  await page.getByRole('link', { name: 'Add another car' }).click();
  await trayOf(page, dealer).expectCount(1);
  await page.goto(siteUrl(dealer, '/compare'));
  await expect(page).toHaveURL(siteUrl(dealer, `/compare?cars=${second?.slug}`));
  await expect.poll(kept).toContain(second?.id ?? '');
  await remove(`${second?.year} ${second?.make} ${second?.model}`).click();
  await expect(page).toHaveURL(siteUrl(dealer, '/compare'));
  await expect(page.getByText('Choose Compare on any car')).toBeVisible();
});

test(
  'the names of the cars and the row labels stay in sight while the table is scrolled',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    await page.goto(await comparePath(dealer, 4));
    const region = page.getByRole('region', { name: 'Compare cars' });
    const label = page.getByRole('rowheader', { name: compare.price });
    const name = page.getByRole('columnheader').first();
    if (project.name === 'phone') {
      const longWord = page.getByRole('rowheader', { name: /^Transmission/ }).first();
      expect(await linesOfFirstWord(longWord)).toBe(1);
      const before = (await label.boundingBox())?.x;
      await region.focus();
      await region.press('ArrowRight');
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      expect((await label.boundingBox())?.x).toBe(before);
      await region.evaluate((element) => element.scrollTo({ top: 900, behavior: 'instant' }));
    } else {
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    }
    await expect(name).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test('the comparison says which car is sold and how many cars of the link are gone', async ({ page }) => {
  const sold = await vehicleWith(dealer, 'sold', ({ status }) => status === 'sold');
  const [car] = await somePlain(dealer, 1);
  await page.goto(siteUrl(dealer, `/compare?cars=${sold.slug},${car?.slug},no-such-vehicle`));
  await expect(page.getByRole('main')).toContainText(settingsOf(dealer).vehicle.tags.soldText);
  await expect(page.getByText('One car of this link is no longer on our site.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link opens a comparison, and its checkbox and its links work', async ({ page }) => {
    const [first] = await somePlain(dealer, 1);
    await page.goto(await comparePath(dealer, 2));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.locator('tr[data-same]').first()).toBeVisible();
    await page.getByRole('checkbox', { name: compare.onlyDifferences }).press('Space');
    await expect(page.locator('tr[data-same]').first()).toBeHidden();
    await expect(page.locator('tr[data-differs]').first()).toBeVisible();
    await page.getByRole('link', { name: `Remove ${first?.year} ${first?.make} ${first?.model}` }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
  });

  test("cards have no buttons without a function, and Save is a link that contains the car's id", async ({
    page,
  }) => {
    const [car] = await somePlain(dealer, 1);
    await page.goto(siteUrl(dealer, `/cars/${car?.slug}`));
    const own = page.locator('article > .wrap .car-controls').first();
    await expect(own.getByRole('button')).toHaveCount(0);
    const save = own.getByRole('link', { name: `Save ${car?.year} ${car?.make} ${car?.model}` });
    await expect(save).toHaveAttribute('href', new RegExp(`[?&]save=${car?.id}$`));
  });
});
