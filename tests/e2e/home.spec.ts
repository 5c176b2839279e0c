import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { expect, test } from './visitor.ts';

const sectionOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const dealer = 'harbourline';

test('the home page leads to the whole stock, to a body type, to a make and to the newest vehicles', async ({
  page,
}) => {
  const { makes, latest } = settingsOf(dealer).home;
  const { length: count } = await stockOf(dealer);
  const title = page.getByRole('heading', { level: 1 });
  const isCounted = (said: string) => expect(page.getByText(new RegExp(`^${said}`)).first()).toBeVisible();

  await page.goto(siteUrl(dealer));
  const make = sectionOf(page, makes.heading).getByRole('listitem').getByRole('link').first();
  const [makeName = '', makeCount = ''] = linesOf(await make.innerText());
  const makeHref = await make.getAttribute('href');
  const cards = sectionOf(page, latest.heading).getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(latest.most);
  const newest = cards.first().getByRole('heading');
  const newestName = linesOf(await newest.innerText());
  const newestHref = await newest.getByRole('link').getAttribute('href');

  await test.step('the first button leads to the whole stock and shows the number of vehicles', async () => {
    const name = count.toLocaleString('en-AU');
    const main = page.getByRole('main');
    await main.getByRole('button', { name }).or(main.getByRole('link', { name })).first().click();
    await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
    await isCounted(`${name} `);
  });

  await test.step('a body tile leads to as many vehicles as it says', async () => {
    const tiled = 'pitstop';
    await page.goto(siteUrl(tiled));
    const body = sectionOf(page, settingsOf(tiled).home.bodies.heading).getByRole('link').nth(1);
    const [bodyName = '', bodyCount = ''] = linesOf(await body.innerText());
    await page.goto(siteUrl(tiled, (await body.getAttribute('href')) ?? ''));
    await expect(title).toContainText(new RegExp(bodyName, 'i'));
    await isCounted(bodyCount);
  });

  await test.step('a make leads to its vehicles only', async () => {
    await page.goto(siteUrl(dealer, makeHref ?? ''));
    await expect(title).toContainText(new RegExp(makeName, 'i'));
    await isCounted(`${makeCount} `);
    const names = page.getByRole('article').getByRole('heading');
    const isOfMake = new RegExp(RegExp.escape(makeName), 'i');
    await expect(names.filter({ hasText: isOfMake }).first()).toBeVisible();
    await expect(names.filter({ hasNotText: isOfMake })).toHaveCount(0);
  });

  await test.step('the newest vehicles lead to their own pages', async () => {
    await page.goto(siteUrl(dealer, newestHref ?? ''));
    for (const line of newestName) await expect(title).toContainText(line, { ignoreCase: true });
  });
});
