import { readReviews } from '#src/reviews/review-file.build.ts';
import { REVIEWS_PATH } from '#src/reviews/reviews-page.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl, testTenantsDir } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { file, foldAfter, fullQuantity, minimumRating, texts } = settingsOf(dealer).reviews;
const written = readReviews({ dir: `${testTenantsDir}/${dealer}` }, file).reviews;
const good = written.filter(({ rating, text }) => rating >= minimumRating && text !== '');

test('the reviews page unfolds the remaining reviews and a long text in place', async ({ page }) => {
  await page.goto(siteUrl(dealer, REVIEWS_PATH));
  const main = page.locator('main');
  const reviews = main.getByRole('article');
  await expect(reviews).toHaveCount(fullQuantity);
  expect(await movedSinceArrival(page)).toEqual([]);
  await main.getByText(fill(texts.more, { count: good.length - fullQuantity })).click();
  await expect(reviews).toHaveCount(good.length);
  const long = good.find(({ text }) => text.length > foldAfter);
  const review = reviews.filter({ hasText: long?.customer ?? '' }).first();
  const end = review.getByText(long?.text.slice(-40) ?? '', { exact: false });
  await expect(end).toBeHidden();
  await review.getByText(texts.readOn, { exact: true }).click();
  await expect(end).toBeVisible();
});
