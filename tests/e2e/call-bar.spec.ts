import type { Page } from '@playwright/test';
import { telHref } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { callBar } = settingsOf(dealer).contact;
const barOf = (page: Page, slug: Dealer = dealer) => {
  const { contact, site } = settingsOf(slug);
  return page.getByRole('navigation', { name: fill(contact.callBar.name, { dealer: site.name }) });
};
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

// Nobody is asked for consent: that question would cover the call bar.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
});

for (const slug of ['harbourline', 'pitstop'] as const) {
  const { show, actions } = settingsOf(slug).contact.callBar;

  test(`${slug}: the call bar is ${show ? 'on phones alone' : 'nowhere'}`, async ({ page }) => {
    await page.goto(siteUrl(slug));
    const bar = barOf(page, slug);
    if (show) {
      await expect(bar.getByRole('link')).toHaveCount(actions.length);
      await expect(bar.getByRole('link').first()).toBeVisible();
    } else await expect(bar).toHaveCount(0);
    // On a wide screen the page header replaces the bar.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(bar).toHaveCount(0);
  });
}

test('the call bar has labels, stands beside the chat button, opens after 900 pixels of scrolling, and never covers the end of the page', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer));
  const bar = barOf(page);
  await test.step('the bar and the chat button stand in one row as wide as the phone', async () => {
    const chat = page.getByRole('link', { name: settingsOf(dealer).chat.texts.button, exact: true });
    const [place, own, window] = [await bar.boundingBox(), await chat.boundingBox(), page.viewportSize()];
    expect(own?.y).toBe(place?.y);
    expect(Math.round((place?.width ?? 0) + (own?.width ?? 0))).toBe(window?.width);
  });
  await test.step('the bar opens when the page is scrolled, without moving', async () => {
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
  await test.step('the end of the page can be scrolled above the bar', async () => {
    // Parts that get their height only when they come near make the page longer while it is scrolled.
    const room = async () => {
      await scrollPage(page, 1_000_000);
      const end = await page.locator('body > footer p').last().boundingBox();
      const place = await bar.boundingBox();
      return (place?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });
});

test('the call button calls the dealer, on a branch page that branch', async ({ page }) => {
  const { site, locations } = settingsOf(dealer);
  const call = barOf(page).getByRole('link', { name: callBar.labels.call, exact: true });
  await page.goto(siteUrl(dealer));
  await expect(call).toHaveAttribute('href', telHref(site.phone ?? ''));
  const branch = locations.locations.find(({ id }) => id === 'gc');
  await page.goto(siteUrl(dealer, `/locations/${branch?.slug}`));
  await expect(call).toHaveAttribute('href', telHref(branch?.phone ?? ''));
});

test('the call bar is hidden while a field has the focus', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/contact'));
  const first = barOf(page).getByRole('link').first();
  await expect(first).toBeVisible();
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(first).toBeHidden();
});

test('a vehicle page has its own action bar instead of the call bar', async ({ page }) => {
  const { slug } = await vehicleWith(dealer, 'that is plain', isPlain);
  await page.goto(siteUrl(dealer, `/cars/${slug}`));
  await expect(page.locator('.action-bar')).toBeVisible();
  await expect(page.locator('.call-bar')).toHaveCount(0);
});
