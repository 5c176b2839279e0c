import { telHref } from '#src/values/phone.ts';
import { siteUrl } from '../setup/sites.ts';
import { dealers, settingsOf, stockOf } from './dealers.ts';
import { stockPath } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

const pages = ['/about-us', '/finance', '/privacy-policy', '/terms-and-conditions'];

for (const dealer of dealers) {
  test(`${dealer}: the pages of text are this dealer's own`, async ({ page }) => {
    const { site } = settingsOf(dealer);
    for (const path of pages) {
      await page.goto(siteUrl(dealer, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/[{}]|undefined|null/);
      const others = dealers.filter((other) => other !== dealer).map((other) => settingsOf(other).site.name);
      for (const name of others) await expect(page.locator('body')).not.toContainText(name);
    }
    await expect(page.getByRole('main')).toContainText(site.legalName);
  });

  test(`${dealer}: contact gives the phone, the mail address and the hours`, async ({ page }) => {
    const { site, locations } = settingsOf(dealer);
    await page.goto(siteUrl(dealer, '/contact'));
    const main = page.getByRole('main');
    const call = main.getByRole('link', { name: site.phone ?? '' }).first();
    await expect(call).toHaveAttribute('href', telHref(site.phone ?? ''));
    const mail = main.getByRole('link', { name: site.email ?? '' });
    await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(main.getByRole('table', { name: locations.texts.openingHours }).first()).toBeVisible();
  });

  test(`${dealer}: a wrong address is answered with 404 and the way to the stock`, async ({ page }) => {
    const { length: count } = await stockOf(dealer);
    const response = await page.goto(siteUrl(dealer, '/cars/sold-long-ago'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(count.toLocaleString('en-AU'));
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(siteUrl(dealer, await stockPath(dealer)));
  });
}
