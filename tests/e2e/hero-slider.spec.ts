import type { Locator, Page } from '@playwright/test';
import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { grouped, searchScreen } from './search-screen.ts';
import { expect, test, visitTime } from './visitor.ts';

const dealer = 'harbourline';
const { slides, slider, heading, primary } = settingsOf(dealer).home.hero;
/** The headings of the slides that are shown at a time, in order. */
const headingsAt = (timeMs: number) =>
  slides
    .filter(
      ({ start, expiry }) =>
        (start === null || Date.parse(start) <= timeMs) && (expiry === null || timeMs < Date.parse(expiry)),
    )
    .map((slide) => slide.heading ?? '');
const today = headingsAt(visitTime.getTime());
const [first = '', second = '', third = ''] = today;

const show = (page: Page) => page.getByRole('region', { name: slider.label });
const button = (page: Page, name: string) => show(page).getByRole('button', { name, exact: true });
const dots = (page: Page) => show(page).getByRole('button', { name: /\d/ });

/**
 * Waits until the slide with this heading fills the row alone; the scroll position of the page does not
 * matter.
 */
async function isInSight(page: Page, name: string): Promise<void> {
  const inRow = () =>
    show(page)
      .locator('[data-slide]')
      .evaluateAll((slides) =>
        slides.flatMap((one) => {
          const row = one.closest('.carousel-row')?.getBoundingClientRect();
          const { left, width } = one.getBoundingClientRect();
          const isWhole = row && width > 0 && Math.abs(left - row.left) < 2;
          return isWhole ? [one.querySelector('h2')?.textContent] : [];
        }),
      );
  await expect.poll(inRow).toEqual([name]);
}

const currentDot = (page: Page): Locator => show(page).locator('[aria-current=true]');

test(
  "the first slide is in sight and its picture loads with the page, the others' lazily; dots, and buttons on wide screens, show the slides, and the first follows the last",
  {
    tag: '@desktop',
  },
  async ({ page }, { project }) => {
    await page.goto(siteUrl(dealer));
    await isInSight(page, first);
    const pictures = show(page).locator('.backdrop');
    await expect(pictures.first()).toHaveAttribute('loading', 'eager');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
    const source = await pictures.first().evaluate((picture) => Reflect.get(picture, 'currentSrc'));
    if (project.name === 'phone') expect(source).toContain(slides[0]?.narrowPicture);
    else expect(source).toContain(slides[0]?.picture);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    await expect(dots(page)).toHaveCount(today.length);
    await dots(page).nth(1).click();
    await isInSight(page, second);
    await expect(currentDot(page)).toHaveAccessibleName(slider.goTo.replace('{number}', '2'));
    await dots(page).last().click();
    await isInSight(page, third);
    if (project.name === 'desktop') {
      await button(page, slider.next).click();
      await isInSight(page, first);
      await button(page, slider.previous).press('Enter');
      await isInSight(page, third);
    } else await expect(button(page, slider.next)).toBeHidden();
    await expect(currentDot(page)).toHaveCount(1);
  },
);

test('a slide disappears and another appears at its set minute, without a layout shift or an empty place', async ({
  page,
}) => {
  // Puts the fonts into the cache: how they arrive the first time depends on the network.
  await page.goto(siteUrl(dealer));
  const expiries = slides.flatMap(({ expiry }) => (expiry === null ? [] : [Date.parse(expiry)]));
  const expiry = Math.min(...expiries);
  const starts = slides.flatMap(({ start }) => (start === null ? [] : [Date.parse(start)]));
  const start = starts.find((time) => time > expiry) ?? Number.NaN;
  expect(headingsAt(expiry), 'slides after one has expired').not.toEqual(headingsAt(expiry - 60_000));
  expect(headingsAt(start), 'slides after another has begun').not.toEqual(headingsAt(expiry));
  for (const minute of [expiry - 60_000, expiry, start]) {
    await page.clock.setFixedTime(minute);
    await page.goto(siteUrl(dealer));
    const expected = headingsAt(minute);
    await expect(show(page).getByRole('heading')).toHaveText(expected);
    await expect(dots(page)).toHaveCount(expected.length);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  }
});

test('slides change by themselves after the set number of seconds until the visitor stops them', async ({
  page,
}) => {
  const seconds = (slider.autoplaySeconds ?? 0) * 1000;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: visitTime });
  await page.goto(siteUrl(dealer));
  await expect(button(page, slider.pause)).toBeVisible();
  await page.clock.runFor(1000);
  await page.clock.runFor(seconds);
  await isInSight(page, second);
  await button(page, slider.pause).click();
  await expect(button(page, slider.play)).toBeVisible();
  await page.clock.runFor(3 * seconds);
  await isInSight(page, second);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("today's slides can be swiped, no button is shown that would not work, and a link leads to the whole stock", async ({
    page,
  }) => {
    const { length: count } = await stockOf(dealer);
    await page.goto(siteUrl(dealer));
    await expect(show(page).getByRole('heading')).toHaveText(today);
    await expect(show(page).getByRole('button')).toHaveCount(0);
    await show(page).getByRole('link').last().focus();
    await isInSight(page, third);

    await expect(page.locator('form.finder').getByRole('button')).toBeHidden();
    const label = fill(primary.label, { count: grouped(count), cars: 'cars' });
    await page.getByRole('link', { name: label }).first().click();
    await searchScreen(page, dealer).expectCount(count);
  });
});
