import type { Page } from '@playwright/test';
import { telHref } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { callBar } = settingsOf(dealer).contact;
const barOf = (page: Page) => {
  const { site } = settingsOf(dealer);
  return page.getByRole('navigation', { name: fill(callBar.name, { dealer: site.name }) });
};
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

// Nobody is asked for consent: that question would cover the call bar.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
});

test('the call bar stands beside the chat button on phones alone, calls the dealer, opens after 900 pixels of scrolling, is hidden while a field has the focus, and never covers the end of the page', async ({
  page,
}) => {
  await page.goto(siteUrl(dealer));
  const bar = barOf(page);
  await expect(bar.getByRole('link')).toHaveCount(callBar.actions.length);
  const call = bar.getByRole('link', { name: callBar.labels.call, exact: true });
  await expect(call).toHaveAttribute('href', telHref(settingsOf(dealer).site.phone ?? ''));
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
  await test.step('the bar is hidden while a field has the focus', async () => {
    const field = page.locator('main').getByRole('textbox').first();
    await field.focus();
    await expect(call).toBeHidden();
    await field.blur();
    await expect(call).toBeVisible();
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
  await test.step('every label is whole on a small phone, and with text at 200 %', async () => {
    const size = page.viewportSize();
    const cut = () =>
      bar.getByRole('link').evaluateAll((links) =>
        links.flatMap((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          const [own, label] = [link, text].map((each) => each.getBoundingClientRect());
          const isWhole = own && label && label.left >= own.left && label.right <= own.right;
          return isWhole ? [] : [link.textContent?.trim()];
        }),
      );
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await cut()).toEqual([]);
    const large = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await cut()).toEqual([]);
    await large.evaluate((style) => style.parentElement?.removeChild(style));
    if (size) await page.setViewportSize(size);
  });
  await test.step('on a wide screen the page header replaces the bar', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(bar).toHaveCount(0);
  });
});
