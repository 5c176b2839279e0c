import type { Locator, Page } from '@playwright/test';
import { contactPath } from '#src/leads/contact/contact-path.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, unlikeDealers } from './dealers.ts';
import { expect, test } from './visitor.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** A dropdown of the header that has links of its own, and its first two links. */
function aDropdown(dealer: Dealer) {
  const item = settingsOf(dealer).navigation.header.find(({ items }) => items.length > 1);
  const [first, second] = item?.items ?? [];
  if (!item || !first || !second) throw new Error(`${dealer} has no dropdown.`);
  return { item, first, second };
}

test('on a desktop a dropdown is used by keyboard alone, and closes when another opens, by a click elsewhere and by Tab', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const { header, menu, button } = await openContact(page);
  const { first, second } = aDropdown('harbourline');
  const link = menu.getByRole('link', { name: second.label, exact: true });
  await expect(link).toBeHidden();
  await button.press('Enter');
  await expect(link).toBeVisible();
  await expect(header).toHaveAttribute('data-dropdown-open', '');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await expect(header).not.toHaveAttribute('data-dropdown-open');

  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: first.label, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('harbourline', second.href));
  await page.goBack();
  await expect(link).toBeHidden();

  const last = menu.getByRole('button').last();
  const open = menu.locator('li:has(> :popover-open) > button');
  await button.click();
  await expect(open).toHaveText(await button.innerText());
  await last.click();
  await expect(open).toHaveText(await last.innerText());
  await last.click();
  await expect(open).toHaveCount(0);
  await button.click();
  await expect(open).toHaveCount(1);
  // A point below any dropdown, away from fixed elements.
  await page.mouse.click(20, 820);
  await expect(open).toHaveCount(0);

  await button.click();
  await page.keyboard.press('Shift+Tab');
  await expect(open).toHaveCount(0);
});

async function openContact(page: Page) {
  const { texts } = settingsOf('harbourline').navigation;
  await page.goto(siteUrl('harbourline', '/contact'));
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: texts.menu });
  const button = menu.getByRole('button', { name: aDropdown('harbourline').item.label });
  return { header, menu, button };
}

for (const dealer of [...unlikeDealers, 'pitstop'] as const) {
  test(`${dealer}: the header and its dropdowns fit every wide screen, even with large text`, {
    tag: '@desktop-only',
  }, async ({ page }) => {
    await page.goto(siteUrl(dealer, '/contact'));
    const menu = page.getByRole('banner').getByRole('navigation');
    const buttons = await menu.getByRole('button').count();
    for (const width of [993, 1200, 1400]) {
      for (const size of [16, 32]) {
        await test.step(`${width} px wide, with a font size of ${size} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(
            (px) => document.documentElement.style.setProperty('font-size', `${px}px`),
            size,
          );
          await expect.poll(() => dropdownsWithin(menu)).toEqual(Array.from({ length: buttons }, () => true));
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth).toBeLessThanOrEqual(width);
          await page.keyboard.press('Escape');
          await expect(menu.locator(':popover-open')).toHaveCount(0);
        });
      }
    }
  });
}

/** Presses each button of the menu; says of each dropdown whether it is within the width of the window. */
function dropdownsWithin(menu: Locator): Promise<boolean[]> {
  return menu.evaluate((nav) =>
    [...nav.querySelectorAll('button')].map((button) => {
      if (nav.querySelector(':popover-open') !== button.nextElementSibling) button.click();
      const { left = -1, right = 0 } = nav.querySelector(':popover-open')?.getBoundingClientRect() ?? {};
      return left >= 0 && right <= innerWidth;
    }),
  );
}

test('the header of a dealer with one branch says whether it is open, which moves nothing, and leads to the branch', async ({
  page,
}) => {
  // 20 November 2026 is a Friday.
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+11:00'));
  await page.goto(siteUrl('pitstop', '/privacy-policy'));
  const [branch] = settingsOf('pitstop').locations.locations;
  const header = page.getByRole('banner');
  const place = header.getByRole('link', { name: `Open now, until 6 pm ${branch?.address.street}` });
  await expect(place).toHaveAttribute('href', `/locations/${branch?.slug}`);
  const heights = async () => {
    const found: number[] = [];
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      found.push(await header.evaluate((element) => element.getBoundingClientRect().height));
    }
    return found;
  };
  const full = await heights();
  await place.locator('.open-now span').evaluate((span) => span.replaceChildren());
  expect(await heights()).toEqual(full);
});

test('the first Tab reaches a link that skips the menu; on a phone the menu opens unfolded at the current page, keeps the focus inside, and returns it when closed', async ({
  page,
}) => {
  const dealer = 'harbourline';
  const { header, texts } = settingsOf(dealer).navigation;
  const { item, second } = aDropdown(dealer);
  const plain = header.find(({ items, fill }) => items.length + fill.length === 0);
  await page.goto(siteUrl(dealer, second.href));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.skipToContent });
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const button = page.getByRole('button', { name: texts.menu });
  const drawer = page.getByRole('dialog', { name: texts.menu });
  const close = drawer.getByRole('button', { name: texts.close });
  await expect(drawer).toBeHidden();
  await button.press('Enter');
  await expect(close).toBeFocused();
  await test.step('the menu is unfolded at the current page, and the page behind does not scroll', async () => {
    const here = drawer.getByRole('link', { name: second.label, exact: true });
    await expect(here).toBeVisible();
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(drawer.locator('details[open] > summary')).toHaveText(item.label);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  });
  // Nothing behind the menu can be focused, in either direction.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('body > *:focus-within:not(:has(dialog))')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await close.click();
  await expect(drawer).toBeHidden();

  await button.click();
  await expect(close).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(drawer).toBeHidden();

  await button.click();
  await drawer.getByRole('link', { name: plain?.label ?? '', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(dealer, plain?.href ?? ''));
});

test('on a phone the breadcrumbs show the last step back alone and the terms of use are folded; a desktop shows all of both', async ({
  page,
}) => {
  const { contact, locations, navigation } = settingsOf('harbourline');
  const { footerTerms: terms, texts } = navigation;
  const branch = locations.locations.find(({ visible }) => visible);
  await page.goto(siteUrl('harbourline', contactPath(branch ?? { slug: '' })));
  const links = page.getByRole('navigation', { name: texts.breadcrumbs }).getByRole('link');
  const text = page
    .getByRole('contentinfo')
    .getByText(terms?.paragraphs[0] ?? '')
    .filter({ visible: true });
  await expect(links).toHaveText([contact.heading]);
  await expect(text).toHaveCount(0);
  await page.setViewportSize(desktop);
  await expect(links).toHaveText([texts.home, contact.heading]);
  await expect(text).toHaveCount(1);
  await page.setViewportSize(phone);
  await page
    .getByRole('contentinfo')
    .getByText(terms?.heading ?? '', { exact: true })
    .filter({ visible: true })
    .click();
  await expect(text).toHaveCount(1);
});
