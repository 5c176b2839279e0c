import { momentWords } from '#src/editorial/event/event-dates.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { event, returns } = settingsOf(dealer).editorial;

/** The event of content/pages/experience-gt.md: from 4 pm to 8 pm, Brisbane time. */
const eventPath = '/pages/experience-gt';
const begins = Date.parse('2026-12-05T16:00:00+10:00');
const ends = Date.parse('2026-12-05T20:00:00+10:00');
const window = { start: '2026-12-05T16:00', expiry: '2026-12-05T20:00' };
const words = momentWords(window, { timeZone: 'Australia/Brisbane', locale: 'en-AU' });

test.describe('questions', () => {
  test('unfold one by one, by mouse and by keyboard, and are in the structured data', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/faqs'));
    const count = await page.getByRole('main').locator('details').count();
    const text = await page.locator('body > script[type="application/ld+json"]').textContent();
    const data: unknown = JSON.parse(text ?? '');
    expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: count } });

    const question = page.getByRole('heading', { name: 'How do I reserve a car?' });
    const answer = page.getByText('A deposit holds it for 48 hours');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  test('are unfolded by an address that names one', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/faqs#is-there-a-loan-car'));
    await expect(page.getByText('At most branches, if you ask when you book.')).toBeInViewport();
    await expect(page.getByText('A deposit holds it for 48 hours')).toBeHidden();
  });
});

test('the return terms list every condition of the dealer', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/autopact-handback-guarantee'));
  const terms = page
    .getByRole('region', { name: fill(returns.heading, { days: returns.days }) })
    .getByRole('listitem');
  await expect(terms).toHaveCount(returns.terms.length);
  for (const term of [
    /within 14 days/,
    /500 km/,
    /quarter of a tank/,
    /keys/,
    /encumbrance/,
    /consumer/,
    /appointment/,
  ])
    await expect(terms.filter({ hasText: term })).toHaveCount(1);
});

test.describe('an event', () => {
  test('counts down to its start, then to its end, and is over at its set minute', async ({ page }) => {
    const clock = page.locator('[data-countdown]');
    const over = page.getByRole('heading', { name: event.over });
    const text = page.getByText('Coffee is on us');
    const shown = page.locator('[data-countdown] dd');

    await page.clock.setFixedTime(begins - (2 * 24 * 60 + 61) * 60_000);
    await page.goto(siteUrl(dealer, eventPath));
    await expect(shown).toHaveText(['2', '1', '1']);
    await expect(clock.getByText(event.starts)).toBeVisible();
    await expect(clock.getByText(event.ends)).toBeHidden();
    await expect(clock.getByText(event.hours.one, { exact: true })).toBeVisible();
    await expect(page.getByText(fill(event.fromUntil, words))).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);

    await page.clock.setFixedTime(begins);
    await page.goto(siteUrl(dealer, eventPath));
    await expect(shown).toHaveText(['0', '4', '0']);
    await expect(clock.getByText(event.ends)).toBeVisible();
    await expect(text).toBeVisible();
    await expect(over).toBeHidden();

    await page.clock.setFixedTime(ends);
    await page.goto(siteUrl(dealer, eventPath));
    await expect(over).toBeVisible();
    await expect(text).toBeHidden();
    await expect(clock).toBeHidden();
    await expect(page.getByText(fill(event.overText, words))).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('ends while the page is open', async ({ page }) => {
    await page.clock.install({ time: ends - 90_000 });
    await page.goto(siteUrl(dealer, eventPath));
    await expect(page.locator('[data-countdown] dd')).toHaveText(['0', '0', '2']);
    await page.clock.runFor(31_000);
    await expect(page.locator('[data-countdown] dd')).toHaveText(['0', '0', '1']);
    await page.clock.runFor(60_000);
    await expect(page.getByRole('heading', { name: event.over })).toBeVisible();
    await expect(page.getByText('Coffee is on us')).toBeHidden();
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

test('a text can show vehicles of the types it names', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/pages/spring-clearance'));
  const conditions = page.getByRole('main').locator('.card-facts div:first-child dd');
  await expect(conditions).toHaveCount(settingsOf(dealer).editorial.stockBlock.most);
  await expect(conditions.filter({ hasNotText: 'Demo' })).toHaveCount(0);
});
