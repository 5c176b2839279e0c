import type { Locator, Page } from '@playwright/test';
import { turnedText } from '#src/vehicle/spin/turn-text.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { slowness } from '../setup/browser.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { views, spin } = settingsOf(dealer).gallery;
/** All 36 pictures are decoded first, which takes a while on a slow machine. */
const picturesMs = 20_000 * slowness;
const hasSpin = ({ spinImages }: Vehicle) => spinImages.length === 36;

/** The slider's text after this many pictures from the front. */
const turnedBy = (step: number) =>
  turnedText(step, {
    frames: Array.from({ length: 36 }, String),
    turned: spin.texts.turned,
    sides: spin.texts.sides,
  });

// Without reduced motion the car turns by itself, and its pictures could fail before the test uses it.
test.use({ faults: /\/spins\//, contextOptions: { reducedMotion: 'reduce' } });

test('a car in 36 pictures stands still until it is used, follows finger, keys and buttons, describes the hotspots in sight, and shows the interior', async ({
  page,
}) => {
  const frames = requestsFor(page, /\/spins\/.*\/\d\d\.avif$/);
  const isInFront = ({ activeAngle }: { activeAngle: number }) => activeAngle === spin.frontAngle;
  const vehicle = await open(page, ({ hotspots }) =>
    hotspots.exterior.some(({ positions }) => positions.some(isInFront)),
  );
  const view = page.locator('[data-kind="spin"]');
  const slider = sliderOf(page);
  await test.step('the car stands still, with one picture, until it is used', async () => {
    await expect(page.getByRole('img', { name: vehicle.name, exact: true }).first()).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(frames()).toHaveLength(1);
  });

  await test.step('a message takes the place of the buttons while most pictures are missing', async () => {
    const max = /\/spins\/.*\/(0[1-9]|[12]\d)\.avif$/;
    await page.route(max, (route) => route.abort());
    await slider.focus();
    await expect(view.getByRole('alert')).toContainText(spin.texts.failed);
    await expect(view.getByRole('button', { name: spin.texts.turnLeft })).toBeHidden();
    await page.unroute(max);
  });

  await test.step('the car follows the keys, the finger and the buttons', async () => {
    await view.getByRole('button', { name: spin.texts.retry }).click();
    await untilLive(view);
    expect(new Set(frames()).size).toBe(36);
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', turnedBy(0));
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', turnedBy(35));
    await slider.press('PageUp');
    await expect(slider).toHaveAttribute('aria-valuetext', turnedBy(4));
    await slider.press('Home');
    await drag(page, slider, 3 * spin.pixelsPerFrame + 5);
    await expect(slider).toHaveAttribute('aria-valuetext', turnedBy(3));
    await page.getByRole('button', { name: spin.texts.turnLeft }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', turnedBy(34));
  });

  await test.step('the hotspots in sight have descriptions', async () => {
    const { exterior } = vehicle.hotspots;
    const inSight = exterior.filter(({ positions }) => positions.some(isInFront));
    await expect(view.getByRole('listitem')).toHaveText(exterior.map(({ description }) => description));
    await slider.press('Home');
    const dots = view.locator('[data-spot]:not([hidden])').getByRole('button');
    await expect(dots).toHaveCount(inSight.length);
    await dots.first().press('Enter');
    const description = page.locator('[popover]:popover-open');
    await expect(description).toHaveText(inSight[0]?.description ?? '');
    await page.keyboard.press('Escape');
    await expect(description).toHaveCount(0);
    await expect(dots.first()).toBeFocused();
  });

  await test.step('the interior is shown all round', async () => {
    await page.getByRole('group', { name: views.label }).getByText(views.interior).click();
    const inside = page.locator('[data-kind="interior"]');
    await untilLive(inside);
    const turn = inside.getByRole('slider');
    await page.getByRole('button', { name: spin.texts.lookLeft }).click();
    await expect(turn).toHaveAttribute('aria-valuenow', '315');
    await turn.press('Home');
    await drag(page, turn, -40);
    const degrees = async () => Number(await turn.getAttribute('aria-valuenow'));
    await expect.poll(degrees).toBeGreaterThan(0);
    expect(await degrees()).toBeLessThan(45);
  });
});

async function untilLive(view: Locator): Promise<void> {
  await expect(view).toHaveAttribute('data-phase', 'ready', { timeout: picturesMs });
}

function sliderOf(page: Page): Locator {
  return page.locator('[data-kind="spin"]').getByRole('slider');
}

async function open(page: Page, isWanted = (_: Vehicle) => true): Promise<Vehicle> {
  const vehicle = await vehicleWith(dealer, 'with a spin', (one) => hasSpin(one) && isWanted(one));
  await page.goto(siteUrl(dealer, `/cars/${vehicle.slug}`));
  return vehicle;
}

async function drag(page: Page, over: Locator, rightPx: number): Promise<void> {
  const box = await over.boundingBox();
  if (box === null) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + rightPx, y, { steps: 6 });
  await page.mouse.up();
}

function requestsFor(page: Page, pattern: RegExp): () => readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return () => urls;
}
