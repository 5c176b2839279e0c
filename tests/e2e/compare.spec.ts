import type { Locator } from '@playwright/test';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { animationsDone } from './animations-done.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { comparePath, controls, somePlain, trayOf, withoutQuestions } from './kept-cars.ts';
import { untilLive } from './search-screen.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { compare } = settingsOf(dealer).garage;
/** The name of the link that removes a car. */
const removing = ({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>) =>
  compare.remove.replace('{name}', `${year} ${make} ${model}`);
/** The same for any car. */
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

test('cars are removed from a comparison and added to it on their cards, one car too many is refused, and the last one is removed', async ({
  page,
}) => {
  const [first, second] = await somePlain(dealer, 2);
  if (!first || !second) throw new Error('There are two cars.');
  const kept = () => page.evaluate(() => localStorage.getItem('compare') ?? '');
  const remove = page.getByRole('link', { name: removeName });
  const columns = page.getByRole('columnheader');
  await page.goto(await comparePath(dealer, 2));
  await expect.poll(kept).toContain(second.id);
  await page.getByRole('link', { name: removing(first) }).click();
  await expect(page).toHaveURL(siteUrl(dealer, `/compare?cars=${second.slug}`));
  await expect.poll(kept).not.toContain(first.id);

  const all = controls(page.locator('main'), 'compare');
  const free = all.and(page.locator('[aria-pressed="false"]')).first();
  const tray = trayOf(page, dealer);
  await test.step('others are added on their cards', async () => {
    await page.getByRole('link', { name: 'Add another car' }).click();
    await tray.expectCount(1);
    await untilLive(page);
    await free.press('Enter');
    await tray.expectCount(2);
    expect(await violationsOf(page, '.compare-tray')).toEqual([]);
  });

  await test.step('one car too many is refused with a message, and the other cars stay chosen', async () => {
    for (let count = 2; count < compare.max; count += 1) {
      await free.click();
      await tray.expectCount(count + 1);
    }
    const pressed = all.and(page.locator('[aria-pressed="true"]'));
    const chosen = await pressed.count();
    await free.click();
    await expect(page.locator('.toast:visible')).toContainText('You can compare 4 cars at a time.');
    await expect(pressed).toHaveCount(chosen);
    await tray.expectCount(compare.max);
    await pressed.first().click();
    await tray.expectCount(compare.max - 1);
  });

  await test.step('the chosen cars are compared, also by the address without cars', async () => {
    await tray.open.click();
    await expect(page).toHaveURL(/\/compare\?cars=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+$/);
    await expect(columns).toHaveCount(compare.max - 1);
    await expect(page.getByRole('rowheader', { name: compare.price })).toBeVisible();
    await expect(tray.bar).toHaveCount(0);
    const here = page.url();
    await page.goto(siteUrl(dealer, '/compare'));
    await expect(page).toHaveURL(here);
  });

  await test.step('the last car is removed', async () => {
    for (let count = compare.max - 2; count >= 0; count -= 1) {
      await remove.first().click();
      await expect(columns).toHaveCount(count);
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
  await expect(page.locator('main')).toContainText(settingsOf(dealer).vehicle.tags.soldText);
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
