import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { filterPanel } from './filter-panel.ts';
import { searchScreen, untilLive } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, texts, builtPages, hitsPerPage } = settingsOf(dealer).search;

test("a listing page that is no longer built leads to the search, whose pager and the browser's back button lead to its pages; a page is printed without the controls", async ({
  page,
}) => {
  const list = siteUrl(dealer, await stockPath(dealer));
  const pageOf = (number: number) => `${list}?page=${number}`;
  await page.goto(`${list}/${builtPages + 1}`);
  await expect(page).toHaveURL(pageOf(builtPages + 1));
  await untilLive(page);
  const { cards, box } = searchScreen(page, dealer);
  await expect(cards).toHaveCount(hitsPerPage);
  const paging = page.getByRole('navigation', { name: texts.pages });
  const names = () => cards.getByRole('heading').allTextContents();
  const first = await names();
  // With the keyboard: cards get their heights as they come into view, which would move the link under a pointer.
  await paging.getByRole('link', { name: texts.nextPage }).press('Enter');
  await expect(page).toHaveURL(pageOf(builtPages + 2));
  await expect(cards.first()).not.toContainText(first[0] ?? '');
  await expect(cards.first()).toBeInViewport();
  await expect(paging.locator('[aria-current=page]')).toHaveText(String(builtPages + 2));
  const second = await names();
  expect(second.filter((name) => first.includes(name)).length).toBeLessThan(hitsPerPage / 2);

  await paging.getByRole('link', { name: texts.previousPage }).press('Enter');
  await expect.poll(names).toEqual(first);
  await page.goBack();
  await expect.poll(names).toEqual(second);
  await page.reload();
  await expect.poll(names).toEqual(second);

  await page.emulateMedia({ media: 'print' });
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(box).toBeHidden();
  await expect(page.getByRole('combobox', { name: screen.sortLabel })).toBeHidden();
  await expect(filterPanel(page, dealer, false).panel).toBeHidden();
  await expect(paging).toBeHidden();
});
