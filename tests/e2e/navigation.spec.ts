import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, unlikeDealers, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { expect, test } from './visitor.ts';

const isPhone = (project: { name: string }) => project.name === 'phone';

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
    for (const width of [993, 1200, 1400]) {
      for (const size of [16, 32]) {
        await test.step(`${width} px wide, with a font size of ${size} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(
            (px) => document.documentElement.style.setProperty('font-size', `${px}px`),
            size,
          );
          for (const button of await menu.getByRole('button').all()) {
            await button.click();
            const list = menu.locator(':popover-open');
            const isWithin = () =>
              list.evaluate((element) => {
                const { left, right } = element.getBoundingClientRect();
                return left >= 0 && right <= innerWidth;
              });
            await expect.poll(isWithin).toBe(true);
          }
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth).toBeLessThanOrEqual(width);
          await page.keyboard.press('Escape');
          await expect(menu.locator(':popover-open')).toHaveCount(0);
        });
      }
    }
  });
}

test('the header of a dealer with one branch says whether it is open, which moves nothing, and leads to the branch', {
  tag: '@desktop',
}, async ({ page }) => {
  // 20 November 2026 is a Friday.
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+11:00'));
  await page.goto(siteUrl('pitstop', '/privacy-policy'));
  const [branch] = settingsOf('pitstop').locations.locations;
  const header = page.getByRole('banner');
  const place = header.getByRole('link', { name: `Open now, until 6 pm ${branch?.address.street}` });
  await expect(place).toHaveAttribute('href', `/locations/${branch?.slug}`);
  const height = () => header.evaluate((element) => element.getBoundingClientRect().height);
  const full = await height();
  await place.locator('.open-now span').evaluate((span) => span.replaceChildren());
  expect(await height()).toBe(full);
});

test('the first Tab reaches a link that skips the menu; on a phone the menu opens, keeps the focus inside, and returns it when closed', async ({
  page,
}) => {
  const dealer = 'harbourline';
  const { header, texts } = settingsOf(dealer).navigation;
  const plain = header.find(({ items, fill }) => items.length + fill.length === 0);
  await page.goto(siteUrl(dealer, '/privacy-policy'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: texts.skipToContent });
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const button = page.getByRole('button', { name: texts.menu });
  const drawer = page.getByRole('dialog', { name: texts.menu });
  const close = drawer.getByRole('button', { name: texts.close });
  await expect(drawer).toBeHidden();
  await button.press('Enter');
  await expect(close).toBeFocused();
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

test('on a phone the menu is unfolded at the current page, and the page behind does not scroll', async ({
  page,
}) => {
  const { item, second } = aDropdown('harbourline');
  await page.goto(siteUrl('harbourline', second.href));
  await page.getByRole('button', { name: settingsOf('harbourline').navigation.texts.menu }).click();
  const drawer = page.getByRole('dialog');
  const here = drawer.getByRole('link', { name: second.label, exact: true });
  await expect(here).toBeVisible();
  await expect(here).toHaveAttribute('aria-current', 'page');
  await expect(drawer.locator('details[open] > summary')).toHaveText(item.label);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
});

test(
  'the footer shows the payment methods; the terms of use are folded on a phone and visible on a desktop',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const { footerTerms: terms, paymentIcons, texts } = settingsOf('harbourline').navigation;
    await page.goto(siteUrl('harbourline', '/contact'));
    const footer = page.getByRole('contentinfo');
    const text = footer.getByText(terms?.paragraphs[0] ?? '').filter({ visible: true });
    await expect(text).toHaveCount(isPhone(project) ? 0 : 1);
    const ways = footer.getByRole('list', { name: texts.payments }).getByRole('img');
    const names = await ways.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual(paymentIcons);
    if (!isPhone(project)) return;
    await footer
      .getByText(terms?.heading ?? '', { exact: true })
      .filter({ visible: true })
      .click();
    await expect(text).toHaveCount(1);
  },
);

test(
  'the breadcrumb of a car shows its type, make, model and body; on a phone only the last step back',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const { navigation } = settingsOf('harbourline');
    const car = await vehicleWith(
      'harbourline',
      'with a body',
      (vehicle) => isPlain(vehicle) && vehicle.carType === 'used' && vehicle.simpleBody === 'suv',
    );
    await page.goto(siteUrl('harbourline', `/cars/${car.slug}`));
    const trail = page.getByRole('navigation', { name: navigation.texts.breadcrumbs });
    const links = trail.getByRole('link');
    const names = ['Home', 'Used', car.make, car.model, 'SUV'];
    await expect(links).toHaveText(isPhone(project) ? names.slice(-1) : names);
    const json = (await trail.locator('script[type="application/ld+json"]').textContent()) ?? '';
    const breadcrumb: { itemListElement: { name: string }[] } = JSON.parse(json);
    expect(breadcrumb.itemListElement.map(({ name }) => name)).toEqual([...names, car.name]);
  },
);
