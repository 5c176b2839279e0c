import type { Page } from '@playwright/test';
import { blockTiles, placedBlocks } from '#src/promotions/tiles/promotion-tiles.ts';
import { isForTypes } from '#src/promotions/tiles/tiles-in-list.ts';
import type { PromotionBlock } from '#src/tenant/settings/editorial/promotion-blocks.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const { announcements, ...promotions } = settingsOf('harbourline').promotions;
const { texts } = settingsOf('harbourline').navigation;
/** The tiles that a dealer's blocks of one kind show on a page. */
const tilesOn = (page: string, kind: PromotionBlock['kind']) =>
  placedBlocks(promotions, page)
    .filter((block) => block.kind === kind)
    .flatMap((block) => blockTiles(block, promotions.tiles));
const isOpen = ({ start, expiry }: { start: string | null; expiry: string | null }, timeMs: number) =>
  (start === null || Date.parse(start) <= timeMs) && (expiry === null || timeMs < Date.parse(expiry));
const heading = (page: Page, { heading: name }: { heading: string | null }) =>
  page.locator('main').getByRole('heading', { name: name ?? '', exact: true });

test('promotions are shown between their dates by the visitor’s clock, take no space outside them, and a closed announcement stays closed', async ({
  page,
}) => {
  const tiles = tilesOn('home', 'tiles');
  const [first, second] = announcements;
  const bar = page.getByRole('complementary', { name: texts.announcement });
  const visit = async (timeMs: number, path = '/') => {
    await page.clock.setFixedTime(timeMs);
    await page.goto(siteUrl('harbourline', path));
  };
  const seeTiles = async (timeMs: number) => {
    const shown = tiles.filter((tile) => isOpen(tile, timeMs));
    for (const tile of tiles)
      await expect(heading(page, tile)).toBeVisible({ visible: shown.includes(tile) });
    await expect(page.locator('.tiles').first().locator('> :visible')).toHaveCount(shown.length);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    return shown.length;
  };
  const endMs = Date.parse(first?.expiry ?? '');
  const laterMs = Math.min(
    ...tiles.flatMap(({ start }) => (start === null ? [] : [Date.parse(start)])).filter((at) => at > endMs),
  );

  await visit(laterMs);
  await expect(page.getByText(first?.text ?? '')).toBeHidden();
  await expect(page.getByText(second?.text ?? '')).toBeVisible();
  const many = await seeTiles(laterMs);

  await visit(endMs - 60_000);
  await expect(page.getByText(second?.text ?? '')).toBeHidden();
  await expect(bar.getByRole('link', { name: first?.text ?? '' })).toBeVisible();
  expect(await seeTiles(endMs - 60_000)).toBeLessThan(many);
  await bar.getByRole('button', { name: texts.dismiss }).click();
  await expect(bar.getByRole('link')).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();

  await visit(endMs - 60_000, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('long words and many tiles stay in their place on a phone', async ({ page }) => {
  await page.goto(siteUrl('harbourline'));
  const texts = page.locator('.announcements p > a');
  await texts.evaluateAll((all) => {
    for (const text of all) text.textContent = 'EndOfFinancialYearSaleAtEverySingleBranchOfTheGroup';
  });
  await page.locator('.carousel-dots').evaluateAll((rows) => {
    for (const row of rows)
      row.append(...Array.from({ length: 20 }, () => row.lastElementChild?.cloneNode() ?? ''));
  });
  const outside = await page
    .locator('.announcements p > a, .carousel-controls button:visible')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        const room = part.closest('.announcements, .carousel')?.getBoundingClientRect();
        const { left, right } = part.getBoundingClientRect();
        return room && left >= room.left && right <= room.right ? [] : [part.className || part.tagName];
      }),
    );
  expect(outside).toEqual([]);
});

test('the tiles among cars follow the chosen filters', async ({ page }) => {
  const all = tilesOn('search', 'list');
  const forNew = all.filter((tile) => isForTypes(tile, ['new']));
  expect(forNew.length).toBeLessThan(all.length);
  await openSearch(page, 'harbourline', { car_type: 'New' });
  await expect(page.locator('#search-results .promotion')).toHaveText(
    forNew.map(({ heading: name }) => new RegExp(name ?? '')),
  );
});

test('on the home page the arrows of a carousel go from the configured tile round to it again, and those of the reviews to the last one', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const tiles = tilesOn('home', 'carousel');
  const { carousel } = promotions;
  const row = page
    .locator('.carousel')
    .filter({ has: page.getByRole('heading', { name: tiles[0]?.heading ?? '' }) });
  const inTheMiddle = async (index: number) => {
    const { heading: name } = tiles[index % tiles.length] ?? { heading: null };
    const middle = row.getByRole('heading', { name: name ?? '' }).locator('xpath=ancestor::*[@data-slide]');
    const distance = () =>
      middle.evaluate((slide) => {
        const [own, whole] = [slide, slide.closest('.carousel-row') ?? slide].map((box) =>
          box.getBoundingClientRect(),
        );
        return own && whole ? Math.abs(own.left + own.right - whole.left - whole.right) / 2 : null;
      });
    await expect.poll(distance).toBeLessThan(3);
    const label = carousel.goTo.replace('{number}', String((index % tiles.length) + 1));
    await expect(row.getByRole('button', { name: label })).toHaveAttribute('aria-current', 'true');
  };
  await page.goto(siteUrl('harbourline'));
  await row.scrollIntoViewIfNeeded();
  await inTheMiddle(carousel.startIndex);
  for (let step = 1; step <= tiles.length; step += 1) {
    await row.getByRole('button', { name: carousel.next }).click();
    await inTheMiddle(carousel.startIndex + step);
  }

  await test.step('the quoted reviews can be scrolled to the last one', async () => {
    const { home } = settingsOf('harbourline').reviews;
    const section = page.getByRole('region', { name: home.heading });
    const previous = section.getByRole('button', { name: home.previous });
    const next = section.getByRole('button', { name: home.next });
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    while (await next.isEnabled()) await next.click();
    await expect(section.getByRole('article').last()).toBeInViewport();
    await expect(previous).toBeEnabled();
  });
});
