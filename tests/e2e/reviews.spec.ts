import { readReviews } from '#src/reviews/review-file.build.ts';
import { REVIEWS_PATH } from '#src/reviews/reviews-page.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl, testTenantsDir } from '../setup/sites.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { reviews: settings, locations } = settingsOf(dealer);
const { texts, minimumRating, fullQuantity, branchQuantity } = settings;

function written(slug: Dealer) {
  return readReviews({ dir: `${testTenantsDir}/${slug}` }, settingsOf(slug).reviews.file).reviews;
}

const good = written(dealer).filter(({ rating, text }) => rating >= minimumRating && text !== '');

test('the reviews page shows good reviews, newest first, and unfolds the remaining reviews and long texts', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer, REVIEWS_PATH));
  const main = page.getByRole('main');
  await expect(main.getByText(fill(locations.texts.rating, { average: 4.1, count: '1,106' }))).toBeVisible();
  const reviews = main.getByRole('article');
  await expect(reviews).toHaveCount(fullQuantity);
  const newest = good.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  await expect(reviews.first()).toContainText(newest?.customer ?? '');

  expect(await movedSinceArrival(page)).toEqual([]);
  const more = main.getByText(fill(texts.more, { count: good.length - fullQuantity }));
  await more.click();
  await expect(reviews).toHaveCount(good.length);
  const days = await reviews
    .locator('time')
    .evaluateAll((times) =>
      times
        .filter((time) => time.closest('.reply') === null)
        .map((time) => time.getAttribute('datetime') ?? ''),
    );
  expect(days).toEqual(days.toSorted().reverse());

  await test.step("the dealer's reply is below its review, with its date", async () => {
    const answered = good.find(({ reply }) => reply !== null);
    const review = reviews.filter({ hasText: answered?.customer ?? '' }).first();
    await expect(review).toContainText(fill(texts.reply, { dealer: settingsOf(dealer).site.name }));
    await expect(review).toContainText(answered?.reply?.text ?? '');
    await expect(review.locator('.reply time')).toHaveAttribute('datetime', answered?.reply?.date ?? '');
  });

  await test.step('a long review unfolds in place', async () => {
    const long = good.find(({ text }) => text.length > settings.foldAfter);
    const review = reviews.filter({ hasText: long?.customer ?? '' }).first();
    const end = review.getByText(long?.text.slice(-40) ?? '', { exact: false });
    await expect(end).toBeHidden();
    await review.getByText(texts.readOn, { exact: true }).click();
    await expect(end).toBeVisible();
  });
});

test('reviews with too few stars are nowhere in the HTML, not even in structured data', async ({ page }) => {
  const bad = written(dealer).filter(({ rating }) => rating < minimumRating);
  expect(bad.length).toBeGreaterThan(1);
  for (const path of ['/', REVIEWS_PATH, '/locations/harbourline-brisbane-city']) {
    await page.goto(siteUrl(dealer, path));
    const html = await page.content();
    for (const { text } of bad) expect(html).not.toContain(text.slice(0, 30));
    expect(html).not.toContain('aggregateRating');
  }
});

test("the rating on a branch page leads to the branch's reviews", async ({ page }) => {
  const branch = locations.locations.find(({ id }) => id === 'bne');
  await page.goto(siteUrl(dealer, `/locations/${branch?.slug}`));
  const { average = 0 } = branch?.rating ?? {};
  await page.getByRole('link', { name: fill(locations.texts.ratingOutOf, { average }) }).click();
  await expect(page).toHaveURL(/#reviews$/);
  const section = page.getByRole('region', { name: locations.texts.reviews });
  await expect(section).toBeInViewport();
  await expect(section.getByRole('article')).toHaveCount(branchQuantity);
  const others = good.filter(({ locationId }) => locationId !== null && locationId !== 'bne');
  await section.locator('summary', { hasText: /\d/ }).click();
  for (const { text } of others) await expect(section.getByText(text.slice(0, 40))).toHaveCount(0);
});

test("an average below the minimum is shown neither on the branch page nor on the branch's card", async ({
  page,
}) => {
  const branch = locations.locations.find(({ rating }) => rating !== null && rating.average < minimumRating);
  const { average = 0, count = 0 } = branch?.rating ?? {};
  await page.goto(siteUrl(dealer, `/locations/${branch?.slug}`));
  await expect(page.locator('a[href="#reviews"]')).toHaveCount(0);
  await page.goto(siteUrl(dealer, '/locations'));
  const card = page.getByRole('article').filter({ hasText: branch?.name ?? '' });
  await expect(card.first()).toBeVisible();
  await expect(page.getByText(fill(locations.texts.rating, { average, count }))).toHaveCount(0);
});

test('the home page quotes some reviews and links to all; a dealer without reviews has no page of them', async ({
  page,
}) => {
  expect(settingsOf('pitstop').reviews.show).toBe(false);
  expect((await page.goto(siteUrl('pitstop', REVIEWS_PATH)))?.status()).toBe(404);
  await page.goto(siteUrl(dealer));
  const section = page.getByRole('region', { name: settings.home.heading });
  await expect(section.getByRole('article').first()).toBeVisible();
  await section.getByRole('link', { name: settings.home.allLabel }).click();
  await expect(page).toHaveURL(siteUrl(dealer, REVIEWS_PATH));
});

test('the quoted reviews on the home page can be scrolled to the last one', { tag: '@desktop-only' }, async ({
  page,
}) => {
  await page.goto(siteUrl(dealer));
  const section = page.getByRole('region', { name: settings.home.heading });
  const [previous, next] = [settings.home.previous, settings.home.next].map((name) =>
    section.getByRole('button', { name }),
  );
  if (previous === undefined || next === undefined) throw new Error('There are no arrows.');
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  while (await next.isEnabled()) await next.click();
  await expect(section.getByRole('article').last()).toBeInViewport();
  await expect(previous).toBeEnabled();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the remaining reviews can be unfolded', async ({ page }) => {
    await page.goto(siteUrl(dealer, REVIEWS_PATH));
    const main = page.getByRole('main');
    await main.getByText(fill(texts.more, { count: good.length - fullQuantity })).click();
    await expect(main.getByRole('article')).toHaveCount(good.length);
  });
});
