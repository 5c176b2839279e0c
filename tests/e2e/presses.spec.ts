import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { financeForm } from './finance-form.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';

for (const path of ['/finance', '/contact', '/book-test-drive', '/trade-in', '/service'])
  test(`${path}: whatever is gone to is in sight at once, and nothing slides under the next press`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer, path));
    const late = await page.getByRole('main').evaluate((main) => {
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
    expect(late).toEqual([]);
  });

test('a press that follows a field at once is taken', async ({ page }) => {
  const { account, analytics } = settingsOf(dealer);
  const form = financeForm(page, dealer);
  await form.open();
  // The bar that asks lies over what is low on a phone.
  await page.getByRole('button', { name: analytics.texts.decline }).click();
  // Both are in sight then, so that nothing scrolls between field and press.
  await form.send.scrollIntoViewIfNeeded();
  await form.mobile.fill(form.phone);
  const place = await form.send.boundingBox();
  if (place === null) throw new Error('The button is not shown.');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(form.state).toHaveText(account.phoneCode.sent);
});

test('a link to a part of the page leads there in sight', async ({ page }) => {
  await page.goto(siteUrl(dealer, '/finance'));
  const link = page.getByRole('main').locator('a[href="#finance-form"]');
  const behaviour = await link.evaluate((element) => {
    element.focus();
    return getComputedStyle(document.documentElement).scrollBehavior;
  });
  expect(behaviour).toBe('smooth');
});

test('what is chosen while an earlier choice is on its way stays, and the rest comes back', async ({
  page,
}) => {
  const form = financeForm(page, dealer);
  await form.open();
  await form.improved();
  await form.score('GREAT').check();
  await form.name.fill('Ada');
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
  await page.route(/_astro\/FinanceForm/, async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await form.score('POOR').check();
  choose();
  await form.improved();
  await expect(form.name).toHaveValue('Ada');
  await expect(form.score('POOR')).toBeChecked();
});

test('what comes back with a line over the form waits for the end of a press', async ({ page }) => {
  const { restored } = settingsOf(dealer).forms.texts;
  const form = financeForm(page, dealer);
  await form.open();
  await form.improved();
  await form.name.fill('Ada');
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/_astro\/FinanceForm/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await form.score('POOR').hover();
  await expect(page.getByText(restored)).toHaveCount(0);
  await page.mouse.down();
  press();
  await form.improved();
  await expect(page.getByText(restored)).toHaveCount(0);
  await page.mouse.up();
  await expect(form.score('POOR')).toBeChecked();
  await expect(page.getByText(restored)).toBeVisible();
});
