import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { missedSearchSchema } from '#src/search/missed/missed-search.schema.ts';
import { openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

/** The searches that were reported, each checked with the platform's own schema. */
async function reportsOf(page: Page) {
  const reports: v.InferOutput<typeof missedSearchSchema>[] = [];
  await page.route('**/api/missed-searches', (route) => {
    reports.push(v.parse(missedSearchSchema, JSON.parse(route.request().postData() ?? '')));
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** More than the time after which a search counts. */
const rest = (page: Page) => page.clock.fastForward(3000);

test('a search that finds nothing is reported once the shopper rests, a misspelled one is not', async ({
  page,
}) => {
  await page.clock.install();
  const reports = await reportsOf(page);
  const { box } = await openSearch(page, 'meridian');
  const search = async (words: string) => {
    await box.fill(words);
    await box.press('Enter');
  };
  const reportsAfterRest = async () => {
    await rest(page);
    return reports;
  };
  await search('toyta');
  await expect(page.getByText(/Showing results for/)).toBeVisible();
  await rest(page);
  const nonsense = { words: 'zzyzx qwertz', filters: [] };
  await search('Zzyzx qwertz');
  await expect.poll(reportsAfterRest).toEqual([nonsense]);
  await search('ada@example.com');
  await expect.poll(reportsAfterRest).toEqual([nonsense, { words: '', filters: [] }]);
});

test('nothing is reported of a shopper who was asked and has not agreed', async ({ page }) => {
  await page.clock.install();
  const reports = await reportsOf(page);
  const { box, cards } = await openSearch(page, 'harbourline');
  await box.fill('zzyzx qwertz');
  await box.press('Enter');
  await expect(cards).toHaveCount(0);
  await rest(page);
  // A report would have been sent before this request.
  await page.evaluate(() => fetch('/api/health'));
  expect(reports).toEqual([]);
});
