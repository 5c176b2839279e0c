import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { financeForm } from './finance-form.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';

test('a focused control is in sight at once, but a link to a section of the page scrolls smoothly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(siteUrl(dealer, '/finance'));
  const link = page.locator('main').locator('a[href="#finance-form"]');
  const behaviour = await link.evaluate((element) => {
    element.focus();
    return getComputedStyle(document.documentElement).scrollBehavior;
  });
  expect(behaviour).toBe('smooth');
  for (const path of ['/finance', '/contact', '/trade-in']) {
    if (path !== '/finance') await page.goto(siteUrl(dealer, path));
    const late = await page.locator('main').evaluate((main) => {
      const controls = [...main.querySelectorAll<HTMLElement>('input, select, textarea, button')];
      const shown = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }));
      return shown.flatMap((control) => {
        scrollTo({ top: 0, behavior: 'instant' });
        control.focus();
        const { top, bottom } = control.getBoundingClientRect();
        const isThere = document.activeElement !== control || (top < innerHeight && bottom > 0);
        return isThere ? [] : [control.outerHTML];
      });
    });
    expect.soft(late, path).toEqual([]);
  }
});

test('a click directly after filling in a field is handled', async ({ page }) => {
  const { account, analytics } = settingsOf(dealer);
  const form = financeForm(page, dealer);
  await form.open();
  // The consent bar covers the bottom of the page on a phone.
  await page.getByRole('button', { name: analytics.texts.decline }).click();
  // Scrolls both into sight, so that nothing scrolls between filling in the field and the click.
  await form.send.scrollIntoViewIfNeeded();
  await form.mobile.fill(form.phone);
  const place = await form.send.boundingBox();
  if (place === null) throw new Error('The button is not shown.');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(form.state).toHaveText(account.phoneCode.sent);
});

test('a choice made before hydration is kept, and restoring the other fields, which adds a message above them, waits until the mouse button is released', async ({
  page,
}) => {
  const { restored } = settingsOf(dealer).forms.texts;
  const form = financeForm(page, dealer);
  await form.open();
  await form.improved();
  await form.score('GREAT').check();
  await form.name.fill('Ada');
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/_astro\/FinanceForm/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await form.score('DECENT').check();
  await form.score('POOR').hover();
  await expect(page.getByText(restored)).toHaveCount(0);
  await page.mouse.down();
  press();
  await form.improved();
  await expect(form.name).toHaveValue('Ada');
  await expect(form.score('DECENT'), 'not the choice of the draft').toBeChecked();
  await expect(page.getByText(restored)).toHaveCount(0);
  await page.mouse.up();
  await expect(form.score('POOR')).toBeChecked();
  await expect(page.getByText(restored)).toBeVisible();
});
