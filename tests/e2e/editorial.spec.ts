import { siteUrl } from '../setup/sites.ts';
import { stockOf } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { expect, test } from './visitor.ts';

test('an unknown address answers with 404 and a link to the stock', async ({ page }) => {
  const { length: count } = await stockOf('harbourline');
  const response = await page.goto(siteUrl('harbourline', '/cars/sold-long-ago'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(count.toLocaleString('en-AU'));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(siteUrl('harbourline', await stockPath('harbourline')));
});
