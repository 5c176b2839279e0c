import type { Page } from '@playwright/test';
import { isForTypes } from '#src/promotions/for-car-types.ts';
import { blockTiles, placedBlocks } from '#src/promotions/tiles/block-tiles.ts';
import type { PromotionBlock } from '#src/tenant/settings/editorial/promotion-blocks.schema.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { layoutShift } from './layout-shift.ts';
import { openSearch } from './search-screen.ts';
import { expect, test, visitTime } from './visitor.ts';

const DAY_MS = 86_400_000;
const { announcements, ...promotions } = settingsOf('harbourline').promotions;
const { texts } = settingsOf('harbourline').navigation;
const { carousel } = promotions;
/** The tiles that a dealer's blocks of one kind show on a page. */
const tilesOn = (page: string, kind: PromotionBlock['kind']) =>
  placedBlocks(promotions, page)
    .filter((block) => block.kind === kind)
    .flatMap((block) => blockTiles(block, promotions.tiles));
const isOpen = ({ start, expiry }: { start: string | null; expiry: string | null }, timeMs: number) =>
  (start === null || Date.parse(start) <= timeMs) && (expiry === null || timeMs < Date.parse(expiry));
const heading = (page: Page, { heading: name }: { heading: string | null }) =>
  page.getByRole('main').getByRole('heading', { name: name ?? '', exact: true });

test.describe('promotions are shown between their dates, by the visitor’s clock', () => {
  test('a current promotion is shown, a past or future one is not and takes no space', async ({ page }) => {
    const dates = tilesOn('home', 'tiles').flatMap(({ start, expiry }) => [start, expiry]);
    const times = dates.flatMap((date) => (date === null ? [] : [Date.parse(date)]));
    const laterThanBuilt = times.filter((time) => time > visitTime.getTime());
    expect(laterThanBuilt).not.toEqual([]);
    for (const time of [visitTime.getTime(), ...laterThanBuilt]) {
      await visitAt(page, time, '/');
      const shown = tilesOn('home', 'tiles').filter((tile) => isOpen(tile, time));
      for (const tile of tilesOn('home', 'tiles'))
        await expect(heading(page, tile)).toBeVisible({ visible: shown.includes(tile) });
      const places = page.locator('.tiles').first().locator('> :visible');
      await expect(places).toHaveCount(shown.length);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    }
  });

  test('an announcement is replaced by the next at its set minute, even if the page was built before', async ({
    page,
  }) => {
    const [first, second] = announcements;
    const end = Date.parse(first?.expiry ?? '');
    const text = page.getByText(first?.text ?? '');
    const next = page.getByText(second?.text ?? '');
    await visitAt(page, end - 60_000, '/');
    await expect(text).toBeVisible();
    await expect(next).toBeHidden();
    await visitAt(page, end, '/');
    await expect(text).toBeHidden();
    await expect(next).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('a closed announcement stays closed on the next page', async ({ page }) => {
    const [first] = announcements;
    const bar = page.getByRole('complementary', { name: texts.announcement });
    await page.goto(siteUrl('harbourline', '/contact'));
    await expect(bar.getByRole('link', { name: first?.text ?? '' })).toBeVisible();
    await bar.getByRole('button', { name: texts.dismiss }).click();
    await expect(bar.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto(siteUrl('harbourline', '/about-us'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar.getByRole('link')).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('a car has the new-arrival tag only for its set number of days', async ({ page }) => {
    const { tags, card } = settingsOf('harbourline').vehicle;
    const isNew = ({ createdAt }: { createdAt: string | null }) =>
      createdAt !== null && visitTime.getTime() - Date.parse(createdAt) < 2 * DAY_MS;
    const car = await vehicleWith(
      'harbourline',
      'that came this week and has no other tag',
      (vehicle) =>
        isPlain(vehicle) &&
        isNew(vehicle) &&
        vehicle.tag === null &&
        !vehicle.isReserved &&
        !vehicle.isCertified &&
        vehicle.simpleFuel !== 'electric' &&
        !vehicle.simpleFuel?.includes('hybrid'),
    );
    expect(card.viewDetails.show).toBe(true);
    const tag = page.locator('.media').getByText(tags.newArrivalText);
    await visitAt(page, visitTime.getTime(), `/cars/${car.slug}`);
    await expect(tag).toBeVisible();
    await visitAt(page, visitTime.getTime() + tags.newArrivalDays * DAY_MS, `/cars/${car.slug}`);
    await expect(tag).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

test.describe('promotions are shown where the dealer places them', () => {
  test('a carousel starts with the configured tile and continues with the first after the last', {
    tag: '@desktop',
  }, async ({ page }) => {
    const tiles = tilesOn('home', 'carousel');
    const row = page
      .locator('.carousel')
      .filter({ has: page.getByRole('heading', { name: tiles[0]?.heading ?? '' }) });
    const next = row.getByRole('button', { name: carousel.next });
    const inTheMiddle = async (index: number) => {
      const { heading } = tiles[index % tiles.length] ?? { heading: null };
      const middle = row
        .getByRole('heading', { name: heading ?? '' })
        .locator('xpath=ancestor::*[@data-slide]');
      const distance = () =>
        middle.evaluate((slide) => {
          const [own, whole] = [slide, slide.closest('.carousel-row') ?? slide].map((box) =>
            box.getBoundingClientRect(),
          );
          return own && whole ? Math.abs(own.left + own.right - whole.left - whole.right) / 2 : null;
        });
      await expect.poll(distance).toBeLessThan(3);
      const name = carousel.goTo.replace('{number}', String((index % tiles.length) + 1));
      await expect(row.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    };
    await page.goto(siteUrl('harbourline'));
    await row.scrollIntoViewIfNeeded();
    await inTheMiddle(carousel.startIndex);
    for (let step = 1; step <= tiles.length; step += 1) {
      await next.click();
      await inTheMiddle(carousel.startIndex + step);
    }
  });

  test('among cars, tiles are at their configured positions, and only those for the listed type of cars', async ({
    page,
  }) => {
    const { positions } = placedBlocks(promotions, 'search').find(({ kind }) => kind === 'list') ?? {};
    for (const [type, path] of [
      ['used', '/search/used-cars'],
      ['new', '/search/new-cars'],
    ] as const) {
      await visitAt(page, visitTime.getTime(), path);
      const wanted = tilesOn('search', 'list').filter((tile) => isForTypes(tile, [type]));
      for (const [index, { heading: name }] of wanted.entries()) {
        const place = page.locator('#search-results li').nth((positions?.[index] ?? 0) - 1);
        await expect(place.getByRole('heading')).toHaveText(name ?? '');
      }
      await expect(page.locator('#search-results .promotion')).toHaveCount(wanted.length);
    }
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

  test('tiles follow a list shorter than their positions, on the finance page', async ({ page }) => {
    await page.goto(siteUrl('harbourline', '/finance'));
    const { finance } = settingsOf('harbourline');
    const cars = page.getByRole('region', { name: finance.page.getFinanceNow.heading, exact: true });
    for (const tile of tilesOn('finance', 'list')) {
      await expect(cars.getByRole('heading', { name: tile.heading ?? '' })).toBeVisible();
      const link = cars.getByRole('link', { name: tile.linkLabel ?? '' });
      await expect(link).toHaveAttribute('href', tile.href ?? '');
    }
    await expect(cars.getByRole('article')).toHaveCount(finance.page.getFinanceNow.most);
  });

  test('a banner is shown on pages of cars of its type only', async ({ page }) => {
    const [banner] = tilesOn('vehicle', 'banner');
    expect(banner?.display).not.toContain('new');
    for (const carType of ['used', 'new'] as const) {
      const car = await vehicleWith(
        'harbourline',
        `that is ${carType}`,
        (vehicle) => isPlain(vehicle) && vehicle.carType === carType,
      );
      await page.goto(siteUrl('harbourline', `/cars/${car.slug}`));
      await expect(heading(page, banner ?? { heading: null })).toHaveCount(carType === 'used' ? 1 : 0);
    }
  });

  test('a dealer with all optional features off shows no promotions', async ({ page }) => {
    for (const path of ['/', '/used-car/used-cars', '/locations']) {
      await page.goto(siteUrl('pitstop', path));
      await expect(page.locator('.promotion, .promotions')).toHaveCount(0);
    }
  });
});

async function visitAt(page: Page, timeMs: number, path: string): Promise<void> {
  await page.clock.setFixedTime(timeMs);
  await page.goto(siteUrl('harbourline', path));
}
