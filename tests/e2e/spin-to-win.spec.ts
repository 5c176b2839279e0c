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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the wheel can be spun by keyboard, the result gets the focus and is the same on the next visit', async ({
    page,
  }) => {
    const sent = page.waitForResponse((reply) => reply.url().endsWith('/api/spin'));
    await page.goto(url);
    await expect(page, 'the page requires signing in').toHaveURL(
      /\/sign-in\?type=spin-to-win&redirect=%2Fspin-to-win/,
    );
    await signInAs(dealer, somePhone(), page.context());
    await page.goto(url);
    await test.step('the terms and prizes are shown before the spin', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
      await expect(page.locator('main')).toContainText(terms[0] ?? 'no terms');
      for (const { name, wins } of prizes) {
        await expect(page.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(wins ? 1 : 0);
      }
      expect(await violationsOf(page)).toEqual([]);
    });
    await page.getByRole('button', spinning).focus();
    await page.keyboard.press('Enter');
    const { prize, code } = await (await sent).json();
    const heading = page.locator('#spin-heading');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(prize.wins ? texts.won.replace('{prize}', prize.name) : texts.notWon);
    await expect(page.getByRole('button', spinning)).toHaveCount(0);
    if (code !== null) await expect(page.getByText(`${code.slice(0, 4)} ${code.slice(4)}`)).toBeVisible();
    expect(await violationsOf(page), 'with the result').toEqual([]);
    await page.reload();
    await expect(page.getByText(texts.already)).toBeVisible();
    await expect(heading).toHaveText(prize.wins ? texts.won.replace('{prize}', prize.name) : texts.notWon);
  });
});
