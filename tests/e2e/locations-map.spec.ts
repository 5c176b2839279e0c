import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { expect, test, visitTime } from './visitor.ts';

const { find, map, nearest, texts } = settingsOf('harbourline').locations;
const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';
const branch = '/locations/harbourline-gold-coast';

/** Answers requests for map tiles; returns their paths. */
async function answerTiles(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://tiles.localhost/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: tile });
  });
  return asked;
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: map.open }).click();
  await expect(page.getByText(map.keys)).toBeVisible();
}

test('a button opens the map, which can be moved by keys and drags and zoomed by keys and buttons', async ({
  page,
}) => {
  // Leaflet animates by the clock, which otherwise stands still in a test visit.
  await page.clock.install({ time: visitTime });
  // Leaflet ignores key presses while it is still zooming, so zooming must not be animated.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = await answerTiles(page);
  await page.goto(siteUrl('harbourline', branch));
  await page.getByRole('button', { name: map.open }).hover();
  await expect(page.getByRole('img', { name: /Harbourline Gold Coast/ })).toBeVisible();
  expect(asked).toEqual([]);
  await openMap(page);
  const application = page.getByRole('application', { name: map.label });
  await expect(application).toBeFocused();
  const pin = application.getByRole('button', { name: 'Harbourline Gold Coast' });
  const left = async () => (await pin.boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeCloseTo(before - 80, 0);
  await page.keyboard.press('+');
  await expect.poll(() => asked.some((path) => path.startsWith('/16/'))).toBe(true);
  await page.getByRole('button', { name: map.zoomOut }).click();
  await page.getByRole('button', { name: map.zoomOut }).click();
  await expect.poll(() => asked.some((path) => path.startsWith('/14/'))).toBe(true);
  await application.scrollIntoViewIfNeeded();
  const start = await left();
  const box = await application.boundingBox();
  if (box === null) throw new Error('There is no map.');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 60, { steps: 3 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(start + 20);
});

test('the list and the drawn map follow the address, its filters and the Back button; a postcode finds the nearest location, which the open map shows with a link to its page', async ({
  page,
}) => {
  const asked = await answerTiles(page);
  await page.goto(siteUrl('harbourline', '/locations?service=parts&near=4655&state=nowhere'));
  const rows = page.locator('.branch-rows li');
  await expect(rows.first()).toContainText('away');
  const parts = await rows.count();
  await page.getByLabel(find.service).selectOption('');
  await expect(page).toHaveURL(siteUrl('harbourline', '/locations?near=4655'));
  await expect(rows.first()).toContainText('Hervey Bay');
  expect(await rows.count()).toBeGreaterThan(parts);
  const pin = page
    .getByRole('link', { name: 'Harbourline Hervey Bay', exact: true })
    .and(page.locator('.plan-pin'));
  await pin.click();
  await expect(rows.first().getByRole('link').first()).toBeFocused();
  await expect(pin).toHaveClass(/\bon\b/);
  await page.goBack();
  await expect(rows).toHaveCount(parts);
  await expect(page.getByLabel(find.service)).toHaveValue('parts');

  await page.goForward();
  await expect(page).toHaveURL(siteUrl('harbourline', '/locations?near=4655'));
  await openMap(page);
  await page.getByLabel(nearest.label).fill('4217');
  await page.getByRole('button', { name: nearest.button }).click();
  const found = page.getByRole('list', { name: nearest.result.replace('{place}', '4217') });
  await expect(found.getByRole('listitem')).toHaveCount(2);
  await expect(found.getByRole('link').first()).toHaveAttribute('href', branch);
  await expect.poll(() => asked.some((path) => path.startsWith('/12/'))).toBe(true);
  await expect(page).toHaveURL(siteUrl('harbourline', '/locations?near=4217'));
  const application = page.getByRole('application', { name: map.label });
  await application.getByRole('button', { name: 'Harbourline Gold Coast' }).press('Enter');
  await application.getByRole('link', { name: texts.viewLocation }).click();
  await expect(page).toHaveURL(siteUrl('harbourline', branch));
});
