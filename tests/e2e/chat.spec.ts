import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { texts, ways } = settingsOf(dealer).chat;
/** This dealer uses the chat of another provider; the test answers the request for the provider's script. */
const withProvider = 'meridian';

test('on a vehicle page the chat button covers no button, and opens a dialog with the ways to get in touch about the vehicle and the time until which they are answered', async ({
  page,
}) => {
  const { slug } = await vehicleWith(dealer, 'that is plain', isPlain);
  await page.goto(siteUrl(dealer, `/cars/${slug}`));
  const button = page.getByRole('link', { name: texts.button, exact: true });
  // On a phone the first screen shows only the vehicle.
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(button).toBeVisible();
  const [own, bar] = await Promise.all([
    button.boundingBox(),
    page.locator('.action-bar .bar').boundingBox(),
  ]);
  if (own === null || bar === null) throw new Error('Both are at the bottom of the screen.');
  expect(own.y + own.height).toBeLessThanOrEqual(bar.y);

  await button.click();
  const sheet = page.getByRole('dialog', { name: texts.heading });
  await expect(sheet).toBeVisible();
  // The time of the visit is a Friday at noon.
  await expect(sheet.getByText(/^We answer now, until /)).toBeVisible();
  await expect(sheet.getByRole('link', { name: new RegExp(texts.form) })).toHaveAttribute(
    'href',
    `/cars/${slug}/enquire`,
  );
  await expect(sheet.getByRole('link', { name: new RegExp(texts.sms) })).toHaveAttribute(
    'href',
    `sms:+61${ways.sms?.replaceAll(' ', '').slice(1)}`,
  );
  expect(await violationsOf(page, '.sheet[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('a provider’s chat', () => {
  test.use({ faults: /chat\.localhost|Failed to load resource/ });

  test("the provider's chat is loaded only once the shopper agrees to it", async ({ page }) => {
    const { texts: own, provider } = settingsOf(withProvider).chat;
    const { origin } = new URL(siteUrl(withProvider));
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin: asked, href } = new URL(request.url());
      if (protocol.startsWith('http') && asked !== origin) loaded.push(href);
    });
    await page.route('https://chat.localhost/**', async (route) => {
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'window.TestChat = { open() { document.documentElement.dataset.testChat = "open"; } };',
      });
    });
    await page.goto(siteUrl(withProvider));
    // The page does not even preconnect to the provider.
    await expect(page.locator('link[href*="chat.localhost"], script[src*="chat.localhost"]')).toHaveCount(0);
    await page.getByRole('link', { name: own.button, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: own.heading });
    await expect(sheet).toContainText('chat.localhost');
    const start = sheet.getByRole('button', { name: own.start.replace('{provider}', provider?.name ?? '') });
    await start.hover();
    await start.focus();
    expect(await violationsOf(page, '.sheet[open]')).toEqual([]);
    expect(loaded).toEqual([]);
    await start.click();
    await expect(page.locator('html')).toHaveAttribute('data-test-chat', 'open');
    expect(loaded).toEqual(['https://chat.localhost/dealer.js']);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: own.button, exact: true })).toBeHidden();
  });
});
