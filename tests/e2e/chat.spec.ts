import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './kinds-of-page.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { texts, ways } = settingsOf(dealer).chat;
/** With somebody else's chat, whose script this test answers. */
const withProvider = 'meridian';

test('the button opens the ways to reach somebody, and says when they answer', async ({ page }) => {
  await page.goto(siteUrl(dealer));
  const button = page.getByRole('link', { name: texts.button, exact: true });
  await button.click();
  const sheet = page.getByRole('dialog', { name: texts.heading });
  await expect(sheet).toBeVisible();
  // Friday at noon.
  await expect(sheet.getByText(/^We answer now, until /)).toBeVisible();
  await expect(sheet.getByRole('link', { name: new RegExp(texts.sms) })).toHaveAttribute(
    'href',
    `sms:+61${ways.sms?.replaceAll(' ', '').slice(1)}`,
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test(
  'whoever looks at a vehicle writes about that one; the button covers none of its own',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const { slug } = await vehicleWith(dealer, 'that is plain', isPlain);
    await page.goto(siteUrl(dealer, `/cars/${slug}`));
    const button = page.getByRole('link', { name: texts.button, exact: true });
    if (project.name === 'phone') {
      // The first screen has room for the vehicle alone.
      await expect(button).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    }
    await expect(button).toBeVisible();
    const [own, bar] = await Promise.all([
      button.boundingBox(),
      page.locator('.action-bar .bar').boundingBox(),
    ]);
    if (own && bar) expect(own.y + own.height).toBeLessThanOrEqual(bar.y);
    await button.click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: new RegExp(texts.form) }),
    ).toHaveAttribute('href', `/cars/${slug}/enquire`);
  },
);

test.describe('a provider’s chat', () => {
  test.use({ faults: /chat\.localhost|Failed to load resource/ });

  test('is loaded when the shopper agrees to it, and not before', async ({ page }) => {
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
    // Not even the way to it is asked for.
    await expect(page.locator('link[href*="chat.localhost"], script[src*="chat.localhost"]')).toHaveCount(0);
    await page.getByRole('link', { name: own.button, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: own.heading });
    await expect(sheet).toContainText('chat.localhost');
    const start = sheet.getByRole('button', { name: own.start.replace('{provider}', provider?.name ?? '') });
    await start.hover();
    await start.focus();
    expect(await violationsOf(page)).toEqual([]);
    expect(loaded).toEqual([]);
    await start.click();
    await expect(page.locator('html')).toHaveAttribute('data-test-chat', 'open');
    expect(loaded).toEqual(['https://chat.localhost/dealer.js']);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: own.button, exact: true })).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a page with the ways', async ({ page }) => {
    await page.goto(siteUrl(dealer));
    await page.getByRole('link', { name: texts.button, exact: true }).click();
    await expect(page).toHaveURL(siteUrl(dealer, '/chat'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
    await expect(page.getByRole('link', { name: new RegExp(texts.form) })).toBeVisible();
  });
});
