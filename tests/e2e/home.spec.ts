import { siteUrl } from '../setup/sites.ts';
import { oneOfEachTemplate, settingsOf, stockOf } from './dealers.ts';
import { stockPath } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

for (const dealer of oneOfEachTemplate) {
  test(`${dealer}: the first button leads to the whole stock and says how many there are`, async ({
    page,
  }) => {
    const { length: count } = await stockOf(dealer);
    await page.goto(siteUrl(dealer));
    const name = count.toLocaleString('en-AU');
    const main = page.getByRole('main');
    await main.getByRole('button', { name }).or(main.getByRole('link', { name })).first().click();
    await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
    await expect(page.getByText(new RegExp(`^${count.toLocaleString('en-AU')} `)).first()).toBeVisible();
  });

  test(`${dealer}: each body tile leads to that many vehicles`, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const { heading } = settingsOf(dealer).home.bodies;
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    const tile = section.getByRole('link').nth(1);
    const [name = '', count = ''] = (await tile.innerText()).split('\n').filter((line) => line !== '');
    await tile.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(name, 'i'));
    await expect(page.getByText(new RegExp(`^${count}`)).first()).toBeVisible();
  });

  test(`${dealer}: the newest vehicles lead to their own pages`, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const { heading, most } = settingsOf(dealer).home.latest;
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    const card = section.getByRole('article');
    await expect(card.first()).toBeVisible();
    expect(await card.count()).toBeLessThanOrEqual(most);
    const name = await card.first().getByRole('heading').innerText();
    await card.first().getByRole('heading').getByRole('link').click();
    const title = page.getByRole('heading', { level: 1 });
    for (const line of name.split('\n').filter(Boolean)) {
      await expect(title).toContainText(line.trim(), { ignoreCase: true });
    }
  });

  test(`${dealer}: each make leads to its vehicles and no other`, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const { heading } = settingsOf(dealer).home.makes;
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    const tile = section.getByRole('listitem').getByRole('link').first();
    const [make = '', count = ''] = (await tile.innerText()).split('\n').filter((line) => line !== '');
    await tile.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(make, 'i'));
    await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeVisible();
    const names = page.getByRole('article').getByRole('heading');
    const isOfMake = new RegExp(RegExp.escape(make), 'i');
    await expect(names.filter({ hasText: isOfMake }).first()).toBeVisible();
    await expect(names.filter({ hasNotText: isOfMake })).toHaveCount(0);
  });
}
