import type { Page } from '@playwright/test';
import { telHref } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { dealers, settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { callBar } = settingsOf(dealer).contact;
const barOf = (page: Page, slug: (typeof dealers)[number] = dealer) => {
  const { contact, site } = settingsOf(slug);
  return page.getByRole('navigation', { name: fill(contact.callBar.name, { dealer: site.name }) });
};
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

// Nobody is asked about counting visits, which stands in the same place.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
});

for (const slug of dealers) {
  const { show, actions } = settingsOf(slug).contact.callBar;

  test(
    `${slug}: the bar is ${show ? 'on phones' : 'nowhere'}`,
    { tag: '@desktop' },
    async ({ page }, { project }) => {
      await page.goto(siteUrl(slug));
      const bar = barOf(page, slug);
      if (show && project.name === 'phone') {
        await expect(bar.getByRole('link')).toHaveCount(actions.length);
        await expect(bar.getByRole('link').first()).toBeVisible();
      } else await expect(bar).toHaveCount(0);
    },
  );
}

test.describe('on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 991, 'Wide pages have a header.');

  test('it has names, opens once the page is scrolled by more than 900 pixels, and nothing moves', async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer));
    const bar = barOf(page);
    for (const name of callBar.actions)
      await expect(bar.getByText(callBar.labels[name], { exact: true })).toBeVisible();
    const first = bar.getByRole('link').first();
    const colour = () => first.evaluate((link) => getComputedStyle(link).color);
    const [closed, place] = [await colour(), await bar.boundingBox()];
    await scrollPage(page, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(await colour()).toBe(closed);
    await scrollPage(page, 901);
    await expect.poll(colour).not.toBe(closed);
    expect(await bar.boundingBox()).toEqual(place);
    await scrollPage(page, 0);
    await expect.poll(colour).toBe(closed);
  });

  test('it stands in one line with the chat, as wide as the phone', async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const chat = page.getByRole('link', { name: settingsOf(dealer).chat.texts.button, exact: true });
    const [bar, own, window] = [
      await barOf(page).boundingBox(),
      await chat.boundingBox(),
      page.viewportSize(),
    ];
    expect(own?.y).toBe(bar?.y);
    expect(Math.round((bar?.width ?? 0) + (own?.width ?? 0))).toBe(window?.width);
  });

  test('it calls the dealer, and on the page of a branch that branch', async ({ page }) => {
    const { site, locations } = settingsOf(dealer);
    const call = barOf(page).getByRole('link', { name: callBar.labels.call, exact: true });
    await page.goto(siteUrl(dealer));
    await expect(call).toHaveAttribute('href', telHref(site.phone ?? ''));
    const branch = locations.locations.find(({ id }) => id === 'gc');
    await page.goto(siteUrl(dealer, `/locations/${branch?.slug}`));
    await expect(call).toHaveAttribute('href', telHref(branch?.phone ?? ''));
  });

  test('it gives way to what is typed', async ({ page }) => {
    await page.goto(siteUrl(dealer, '/contact'));
    const first = barOf(page).getByRole('link').first();
    await expect(first).toBeVisible();
    await page.getByRole('main').getByRole('textbox').first().focus();
    await expect(first).toBeHidden();
  });

  test('a vehicle has its own bar and no second one', async ({ page }) => {
    const { slug } = await vehicleWith(dealer, 'that is plain', isPlain);
    await page.goto(siteUrl(dealer, `/cars/${slug}`));
    await expect(page.locator('.action-bar')).toBeVisible();
    await expect(page.locator('.call-bar')).toHaveCount(0);
  });

  test('the end of the page comes up over it', async ({ page }) => {
    await page.goto(siteUrl(dealer));
    // What gets its height as it comes near makes the page longer on the way.
    const room = async () => {
      await scrollPage(page, 1_000_000);
      const end = await page.locator('body > footer p').last().boundingBox();
      const bar = await barOf(page).boundingBox();
      return (bar?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });
});
