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

test('a search that finds nothing is reported once the shopper rests, a misspelled one is not', async ({
  page,
}) => {
  const reports = await reportsOf(page);
  const { box } = await openSearch(page, 'meridian');
  for (const words of ['toyta', 'Zzyzx qwertz', 'ada@example.com']) {
    await box.fill(words);
    await box.press('Enter');
    await page.waitForTimeout(4000);
  }
  expect(reports).toEqual([
    { words: 'zzyzx qwertz', filters: [] },
    { words: '', filters: [] },
  ]);
});

test('nothing is reported of a shopper who was asked and has not agreed', async ({ page }) => {
  const reports = await reportsOf(page);
  const { box } = await openSearch(page, 'harbourline');
  await box.fill('zzyzx qwertz');
  await box.press('Enter');
  await page.waitForTimeout(4000);
  expect(reports).toEqual([]);
});
