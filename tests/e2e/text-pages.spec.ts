import { momentWords } from '#src/editorial/event/event-dates.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { event, returns } = settingsOf(dealer).editorial;

/** content/pages/experience-gt.md: from four to eight in the evening, Brisbane time. */
const eventPath = '/pages/experience-gt';
const begins = Date.parse('2026-12-05T16:00:00+10:00');
const ends = Date.parse('2026-12-05T20:00:00+10:00');
const window = { start: '2026-12-05T16:00', expiry: '2026-12-05T20:00' };
const words = momentWords(window, 'Australia/Brisbane');

test.describe('questions', () => {
  test('unfold one by one, by mouse and by keyboard', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/faqs'));
    const question = page.getByRole('heading', { name: 'How do I reserve a car?' });
    const answer = page.getByText('A deposit holds it for 48 hours');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  test('are opened by an address that names one', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/faqs#is-there-a-loan-car'));
    await expect(page.getByText('At most branches, if you ask when you book.')).toBeInViewport();
    await expect(page.getByText('A deposit holds it for 48 hours')).toBeHidden();
  });

  test('are told to search engines with their answers', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/faqs'));
    const count = await page.getByRole('main').locator('details').count();
    const text = await page.locator('body > script[type="application/ld+json"]').textContent();
    const data: unknown = JSON.parse(text ?? '');
    expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: count } });
  });
});

test('the terms of a return say all that the dealer asks', async ({ page }) => {
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
  test('counts to its beginning, then to its end, and is over at its minute', async ({ page }) => {
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

  test('ends before the eyes of who has the page open', async ({ page }) => {
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

    test('says in words when it is, and shows no clock that stands still', async ({ page }) => {
      await page.goto(siteUrl(dealer, eventPath));
      await expect(page.getByText(fill(event.fromUntil, words))).toBeVisible();
      await expect(page.locator('[data-countdown]')).toBeHidden();
      await expect(page.getByText('Coffee is on us')).toBeVisible();
    });
  });
});

test('a text places vehicles of the kinds that it names', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/pages/spring-clearance'));
  const conditions = page.getByRole('main').locator('.card-facts div:first-child dd');
  await expect(conditions).toHaveCount(settingsOf(dealer).editorial.stockBlock.most);
  await expect(conditions.filter({ hasNotText: 'Demo' })).toHaveCount(0);
});
