import { momentWords } from '#src/editorial/event/event-dates.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { event } = settingsOf(dealer).editorial;

/** The event of content/pages/experience-gt.md: from 4 pm to 8 pm, Brisbane time. */
const eventPath = '/pages/experience-gt';
const begins = Date.parse('2026-12-05T16:00:00+10:00');
const ends = Date.parse('2026-12-05T20:00:00+10:00');
const window = { start: '2026-12-05T16:00', expiry: '2026-12-05T20:00' };
const words = momentWords(window, { timeZone: 'Australia/Brisbane', locale: 'en-AU' });

test('the question in the address is unfolded, the others one by one, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer, '/faqs#is-there-a-loan-car'));
  await expect(page.getByText('At most branches, if you ask when you book.')).toBeInViewport();
  const question = page.getByRole('heading', { name: 'How do I reserve a car?' });
  const answer = page.getByText('A deposit holds it for 48 hours');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
});

test('lines that Markdown takes for code wrap within a text', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/about-us'));
  await page
    .locator('.prose')
    .first()
    .evaluate((text) => {
      const code = document.createElement('pre');
      code.textContent = 'Indented by four spaces. '.repeat(20);
      text.append(code);
    });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test.describe('an event', () => {
  test('counts down to its start, then to its end, and is over at its set minute, while the page is open and after', async ({
    page,
  }) => {
    const clock = page.locator('[data-countdown]');
    const over = page.getByRole('heading', { name: event.over });
    const text = page.getByText('Coffee is on us');
    const shown = page.locator('[data-countdown] dd');

    await page.clock.install({ time: begins - (2 * 24 * 60 + 61) * 60_000 });
    await page.goto(siteUrl(dealer, eventPath));
    await expect(shown).toHaveText(['2', '1', '1']);
    await expect(clock.getByText(event.starts)).toBeVisible();
    await expect(clock.getByText(event.ends)).toBeHidden();
    await expect(clock.getByText(event.hours.one, { exact: true })).toBeVisible();
    await expect(page.getByText(fill(event.fromUntil, words))).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);

    await page.clock.pauseAt(begins);
    await expect(shown).toHaveText(['0', '4', '0']);
    await expect(clock.getByText(event.ends)).toBeVisible();
    await expect(text).toBeVisible();
    await expect(over).toBeHidden();
    await page.clock.pauseAt(ends - 90_000);
    await expect(shown).toHaveText(['0', '0', '2']);
    await page.clock.runFor(31_000);
    await expect(shown).toHaveText(['0', '0', '1']);
    await page.clock.runFor(60_000);
    await expect(over).toBeVisible();
    await expect(text).toBeHidden();

    await page.reload();
    await expect(over).toBeVisible();
    await expect(text).toBeHidden();
    await expect(clock).toBeHidden();
    await expect(page.getByText(fill(event.overText, words))).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its dates in words and no countdown', async ({ page }) => {
      await page.goto(siteUrl(dealer, eventPath));
      await expect(page.getByText(fill(event.fromUntil, words))).toBeVisible();
      await expect(page.locator('[data-countdown]')).toBeHidden();
      await expect(page.getByText('Coffee is on us')).toBeVisible();
    });
  });
});
