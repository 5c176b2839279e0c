import { siteUrl } from '../setup/sites.ts';
import { dealers, settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const isPhone = (project: { name: string }) => project.name === 'phone';

for (const dealer of dealers) {
  test(`${dealer}: the first Tab offers the way past the menu`, async ({ page }) => {
    const { texts } = settingsOf(dealer).navigation;
    await page.goto(siteUrl(dealer));
    const skip = page.getByRole('link', { name: texts.skipToContent });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    const box = await skip.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`${dealer}: every link of the menu and of the footer leads somewhere`, async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const links = page.locator('header a[href^="/"], footer a[href^="/"], #menu a[href^="/"]');
    const paths = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
    );
    const statuses = await page.evaluate(
      (all) => Promise.all(all.map(async (path) => `${path} ${(await fetch(path)).status}`)),
      [...paths],
    );
    expect(statuses).toEqual([...paths].map((path) => `${path} 200`));
  });
}

test('on a desktop the dropdown opens and leads on by keyboard alone', async ({ page }, { project }) => {
  test.skip(isPhone(project), 'the phone has a drawer');
  const { header, texts } = settingsOf('harbourline').navigation;
  const item = header.find(({ items }) => items.length > 0);
  const choice = item?.items[1];
  await page.goto(siteUrl('harbourline', '/contact'));
  const menu = page.getByRole('banner').getByRole('navigation', { name: texts.menu });
  const link = menu.getByRole('link', { name: choice?.label ?? '' });
  await expect(link).toBeHidden();
  await menu.getByText(item?.label ?? '', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('harbourline', choice?.href));
});

for (const dealer of dealers) {
  test(`${dealer}: on a phone the menu opens, Escape closes it and the focus returns`, async ({ page }, {
    project,
  }) => {
    test.skip(!isPhone(project), 'the desktop has its menu in the header');
    const { header, texts } = settingsOf(dealer).navigation;
    await page.goto(siteUrl(dealer));
    const button = page.getByRole('button', { name: texts.menu });
    const link = page.locator('#menu').getByRole('link', { name: header.at(-1)?.label ?? '', exact: true });
    await expect(link).toBeHidden();
    await button.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('button', { name: texts.close }).click();
    await expect(link).toBeHidden();

    await button.click();
    await link.click();
    await expect(page).toHaveURL(siteUrl(dealer, header.at(-1)?.href));
  });
}
