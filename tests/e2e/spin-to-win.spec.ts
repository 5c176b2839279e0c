import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { texts, prizes, terms } = settingsOf(dealer).prizes;
const url = siteUrl(dealer, '/spin-to-win');
const spinning = { name: texts.spin } as const;

test('whoever has not signed in is sent there first', async ({ page }) => {
  await page.goto(url);
  await expect(page).toHaveURL(/\/sign-in\?type=spin-to-win&redirect=%2Fspin-to-win/);
});

test('terms and prizes are there before the wheel is turned', async ({ page }) => {
  await signInAs(dealer, somePhone(), page.context());
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
  await expect(page.locator('main')).toContainText(terms[0] ?? 'no terms');
  for (const { name, wins } of prizes) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(wins ? 1 : 0);
  }
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the wheel is turned by keyboard, what came is focused, and it is the same on the next visit', async ({
    page,
  }) => {
    const sent = page.waitForResponse((reply) => reply.url().endsWith('/api/spin'));
    await signInAs(dealer, somePhone(), page.context());
    await page.goto(url);
    await page.getByRole('button', spinning).focus();
    await page.keyboard.press('Enter');
    const { prize, code } = await (await sent).json();
    const heading = page.locator('#spin-heading');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(prize.wins ? texts.won.replace('{prize}', prize.name) : texts.notWon);
    await expect(page.getByRole('button', spinning)).toHaveCount(0);
    const shown = code === null ? '' : `${code.slice(0, 4)} ${code.slice(4)}`;
    await expect(page.locator('[data-fill="spin-code"]')).toHaveText(shown);
    expect(await violationsOf(page), 'with what came of it').toEqual([]);
    await page.reload();
    await expect(page.locator('[data-fill="spin-notice"]')).toHaveText(texts.already);
    await expect(heading).toHaveText(prize.wins ? texts.won.replace('{prize}', prize.name) : texts.notWon);
    await expect(page.locator('[data-fill="spin-code"]')).toHaveText(shown);
  });
});

test('the wheel turns to what was drawn, and two presses are one turn', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/spin', async (route) => {
    asked += 1;
    await route.fallback();
  });
  await signInAs(dealer, somePhone(), page.context());
  await page.goto(url);
  const width = await page.evaluate(() => {
    const { documentElement: root } = document;
    const look = () => {
      root.dataset['widest'] = String(Math.max(root.scrollWidth, Number(root.dataset['widest'] ?? 0)));
      requestAnimationFrame(look);
    };
    look();
    return root.scrollWidth;
  });
  const replied = page.waitForResponse((reply) => reply.url().endsWith('/api/spin'));
  await page.getByRole('button', spinning).dblclick();
  const { prize } = await (await replied).json();
  await expect(page.locator('#spin-heading')).toBeFocused();
  expect(await page.locator('html').getAttribute('data-widest'), 'widest while it turns').toBe(String(width));
  const index = prizes.findIndex(({ id }) => id === prize.id);
  const turned = await page
    .locator('[data-fill="spin-wheel"]')
    .evaluate((wheel) => Number.parseFloat(wheel.style.getPropertyValue('--turn')));
  expect((turned + (index * 360) / prizes.length) % 360).toBeCloseTo(0);
  expect(asked).toBe(1);
});

test('a second tab that still shows the button gets what the first has drawn', async ({ page, context }) => {
  await signInAs(dealer, somePhone(), context);
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await Promise.all([page.goto(url), other.goto(url)]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', spinning).click();
  await expect(page.locator('#spin-heading')).toBeFocused();
  const drawn = await page.locator('[data-fill="spin-result"]').innerText();
  await other.bringToFront();
  await other.getByRole('button', spinning).click();
  await expect(other.locator('#spin-heading')).toBeFocused();
  expect(await other.locator('[data-fill="spin-result"]').innerText()).toBe(drawn);
});

test.describe('when the server does not answer', () => {
  test.use({ faults: /api\/spin|Failed to load resource/ });

  test('the turn is not used up', async ({ page }) => {
    await signInAs(dealer, somePhone(), page.context());
    await page.goto(url);
    await page.route('**/api/spin', (route) => route.abort());
    await page.getByRole('button', spinning).click();
    await expect(page.getByRole('alert')).toHaveText(texts.failed);
    await expect(page.getByRole('button', spinning)).not.toHaveAttribute('aria-disabled');
    await page.unroute('**/api/spin');
    // How the wheel turns is tried above: here it only takes seconds.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', spinning).click();
    await expect(page.locator('#spin-heading')).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the result', async ({ page }) => {
    await signInAs(dealer, somePhone(), page.context());
    await page.goto(url);
    await page.getByRole('button', spinning).click();
    await expect(page).toHaveURL(url);
    await expect(page.locator('[data-fill="spin-notice"]')).toHaveText(texts.already);
    await expect(page.getByRole('button', spinning)).toHaveCount(0);
    expect(await page.locator('#spin-heading').textContent()).not.toBe('');
  });
});
