import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const { map, nearest } = settingsOf('harbourline').locations;
const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

/** The addresses that are asked for; `isThere`: whether anything comes. */
async function answerTiles(page: Page, isThere = true): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://tiles.localhost/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return isThere ? route.fulfill({ contentType: 'image/svg+xml', body: tile }) : route.abort();
  });
  return asked;
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: map.open }).click();
  await expect(page.locator('.slippy-map img[data-loaded]').first()).toBeAttached();
}

const branch = '/locations/harbourline-gold-coast';

test('nobody is asked for a map before the visitor opens it', async ({ page }) => {
  const asked = await answerTiles(page);
  await page.goto(siteUrl('harbourline', branch));
  await page.getByRole('button', { name: map.open }).hover();
  await expect(page.getByRole('img', { name: /Harbourline Gold Coast/ })).toBeVisible();
  expect(asked).toEqual([]);
  await openMap(page);
  // What 28.0094° south, 153.4049° east is at zoom 15, by the formula of wiki.openstreetmap.org/wiki/Slippy_map_tilenames.
  expect(asked).toContain('/15/30347/19041.png');
  const application = page.getByRole('application', { name: map.label });
  await expect(application).toBeFocused();
  await expect(application.getByText('Harbourline Gold Coast')).toBeVisible();
  await expect(application.getByRole('link', { name: map.attribution })).toHaveAttribute(
    'href',
    map.attributionHref,
  );
});

test('the map is moved and zoomed by keys, buttons and drags', async ({ page }) => {
  const asked = await answerTiles(page);
  await page.goto(siteUrl('harbourline', branch));
  await openMap(page);
  const pin = page.locator('.slippy-map .pin');
  const left = async () => (await pin.boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeCloseTo(before - 80, 0);
  await page.keyboard.press('+');
  await expect.poll(() => asked.some((path) => path.startsWith('/16/'))).toBe(true);
  await page.getByRole('button', { name: map.zoomOut }).click();
  await page.getByRole('button', { name: map.zoomOut }).click();
  await expect.poll(() => asked.some((path) => path.startsWith('/14/'))).toBe(true);
  const start = await left();
  const box = await page.locator('.slippy-map').boundingBox();
  if (box === null) throw new Error('There is no map.');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 60, { steps: 3 });
  await page.mouse.up();
  await expect.poll(left).toBeCloseTo(start + 30, 0);
});

test('two fingers that part zoom the map in, one moves it', async ({ page }) => {
  const asked = await answerTiles(page);
  await page.goto(siteUrl('harbourline', branch));
  await openMap(page);
  await page.locator('.slippy-map').scrollIntoViewIfNeeded();
  const box = await page.locator('.slippy-map').boundingBox();
  if (box === null) throw new Error('There is no map.');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + 40];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distances.map((distance, id) => ({ x: x + distance, y, id })),
    });
  await touch('touchStart', -30, 30);
  await touch('touchMove', -40, 40);
  await touch('touchMove', -60, 60);
  await touch('touchEnd');
  await expect.poll(() => asked.some((path) => path.startsWith('/16/'))).toBe(true);
  expect(asked.some((path) => path.startsWith('/17/'))).toBe(false);
  const left = async () => (await page.locator('.slippy-map .pin').boundingBox())?.x ?? 0;
  const start = await left();
  await touch('touchStart', 0);
  await touch('touchMove', 25);
  await touch('touchEnd');
  await expect.poll(left).toBeCloseTo(start + 25, 0);
});

test('the wheel is the page’s, and with Ctrl the map’s', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no wheel.');
  const asked = await answerTiles(page);
  await page.goto(siteUrl('harbourline', branch));
  await openMap(page);
  await page.locator('.slippy-map').hover();
  await page.mouse.wheel(0, 60);
  await expect(page.getByText(map.wheel)).toBeVisible();
  expect(asked.some((path) => path.startsWith('/14/'))).toBe(false);
  await page.locator('.slippy-map').hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 60);
  await page.keyboard.up('Control');
  await expect.poll(() => asked.some((path) => path.startsWith('/14/'))).toBe(true);
});

test.describe('without the server of the tiles', () => {
  test.use({ faults: /tiles\.localhost/ });

  test('the drawing comes back, with what to do', async ({ page }) => {
    await answerTiles(page, false);
    await page.goto(siteUrl('harbourline', branch));
    await page.getByRole('button', { name: map.open }).click();
    await expect(page.getByText(map.failed)).toBeVisible();
    await expect(page.getByRole('img', { name: /Harbourline Gold Coast/ })).toBeVisible();
    await expect(page.getByRole('button', { name: map.open })).toBeFocused();
  });
});

test('the nearest location is found by postcode', async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/locations'));
  const form = page.locator('nearest-location');
  const field = form.getByLabel(nearest.label);
  await field.pressSequentially('42175');
  await expect(field).toHaveValue('4217');
  await form.getByRole('button').click();
  const found = form.getByRole('listitem');
  await expect(found).toHaveCount(2);
  await expect(found.first()).toContainText('Harbourline Gold Coast');
  await expect(found.first().getByRole('link')).toHaveAttribute('href', branch);
});

test('an open map goes to the nearest location', async ({ page }) => {
  const asked = await answerTiles(page);
  await page.goto(siteUrl('harbourline', '/locations'));
  await openMap(page);
  const form = page.locator('nearest-location');
  await form.getByLabel(nearest.label).fill('4655');
  await form.getByRole('button').click();
  // 25.2811° south, 152.8383° east at zoom 12.
  await expect.poll(() => asked).toContain('/12/3786/2345.png');
});

test.describe('a postcode that is none', () => {
  // The browser reports what was refused as a failed resource.
  test.use({ faults: /api\/nearest-location/ });

  for (const [typed, message] of [
    ['', nearest.empty],
    ['42', settingsOf('harbourline').leads.texts.postcode],
    ['0001', settingsOf('harbourline').locations.texts.postcodeUnknown],
  ] as const) {
    test(`"${typed}" is answered with what is wrong`, async ({ page }) => {
      await page.goto(siteUrl('harbourline', '/locations'));
      const form = page.locator('nearest-location');
      const field = form.getByLabel(nearest.label);
      await field.scrollIntoViewIfNeeded();
      await field.fill(typed);
      await form.getByRole('button').click();
      await expect(form.getByRole('status')).toHaveText(message);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
  }
});
