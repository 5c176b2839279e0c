import type { Page } from '@playwright/test';
import { LOCATIONS_PATH } from '#src/locations/location-path.ts';
import { fill } from '#src/values/fill.ts';
import { telHref } from '#src/values/phone.ts';
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
/** Where the links of the bar and their pictures are laid out, whatever moves them for the eye. */
const placesOf = (page: Page) =>
  barOf(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) =>
        link instanceof HTMLElement
          ? [link.offsetLeft, link.offsetTop, link.offsetWidth, link.offsetHeight]
          : [],
      ),
    );
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

// Nobody is asked about counting visits, which stands in the same place.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
});

for (const slug of dealers) {
  const { show, actions } = settingsOf(slug).contact.callBar;

  test(`${slug}: the bar is ${show ? 'on phones' : 'nowhere'}`, async ({ page }, { project }) => {
    await page.goto(siteUrl(slug));
    const bar = barOf(page, slug);
    if (show && project.name === 'phone') {
      await expect(bar.getByRole('link')).toHaveCount(actions.length);
      await expect(bar.getByRole('link').first()).toBeVisible();
    } else await expect(bar).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 991, 'Wide pages have a header.');

  test('it shows its words once the page is scrolled by more than 900 pixels, and nothing moves', async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer));
    const word = barOf(page).getByText(callBar.labels.call, { exact: true });
    await expect(word).toHaveCSS('opacity', '0');
    const small = await placesOf(page);
    await scrollPage(page, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expect(word).toHaveCSS('opacity', '0');
    await scrollPage(page, 901);
    await expect(word).toHaveCSS('opacity', '1');
    // What is only painted elsewhere shifts nothing.
    expect(await placesOf(page)).toEqual(small);
    const [box, window] = [await barOf(page).boundingBox(), page.viewportSize()];
    expect(box?.width).toBe(window?.width);
    await scrollPage(page, 0);
    await expect(word).toHaveCSS('opacity', '0');
  });

  test('small or wide, each of its links is hit where it is seen, and the chat stays clear of it', async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer));
    const chat = page.locator('.chat-button');
    for (const top of [0, 1000]) {
      await scrollPage(page, top);
      const word = barOf(page).getByText(callBar.labels.call, { exact: true });
      await expect(word).toHaveCSS('opacity', top === 0 ? '0' : '1');
      await chat.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
      const icons = barOf(page).getByRole('link').locator('svg');
      const hits = await icons.evaluateAll((all) =>
        all.map((icon) => {
          const { left, top: above, width, height } = icon.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, above + height / 2);
          return hit?.closest('a') === icon.closest('a');
        }),
      );
      expect(hits).toEqual(callBar.actions.map(() => true));
      const right = await icons.last().evaluate((icon) => icon.getBoundingClientRect().right);
      const [own, bar] = await Promise.all([chat.boundingBox(), barOf(page).boundingBox()]);
      const isBeside = (own?.x ?? 0) > right;
      const isAbove = (own?.y ?? 0) + (own?.height ?? 0) <= (bar?.y ?? 0);
      expect(isBeside || isAbove).toBe(true);
    }
  });

  test('it calls the dealer, and on the page of a branch that branch', async ({ page }) => {
    const { site, locations } = settingsOf(dealer);
    const call = barOf(page).getByRole('link', { name: callBar.labels.call, exact: true });
    await page.goto(siteUrl(dealer));
    await expect(call).toHaveAttribute('href', telHref(site.phone ?? ''));
    const branch = locations.locations.find(({ id }) => id === 'gc');
    await page.goto(siteUrl(dealer, `/locations/${branch?.slug}`));
    await expect(call).toHaveAttribute('href', telHref(branch?.phone ?? ''));
    await expect(call).toHaveAttribute('data-event', 'phone-click');
  });

  test('it shows its words to whoever comes by keyboard', async ({ page }) => {
    await page.goto(siteUrl(dealer));
    const directions = barOf(page).getByRole('link', { name: callBar.labels.directions });
    await directions.focus();
    await expect(directions.locator('span')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl(dealer, LOCATIONS_PATH));
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
    await expect(barOf(page).getByText(callBar.labels.call, { exact: true })).toHaveCSS('opacity', '1');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('it shows its words from the start', async ({ page }) => {
      await page.goto(siteUrl(dealer));
      const word = barOf(page).getByText(callBar.labels.call, { exact: true });
      await expect(word).toHaveCSS('opacity', '1');
    });
  });
});
