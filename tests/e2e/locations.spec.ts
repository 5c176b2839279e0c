import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const { texts } = settingsOf('harbourline').locations;

test('a branch says when it opens again, in the space that its script finds, and shows its holiday hours in a dialog', async ({
  page,
}) => {
  // The branch is closed on the 25th and 26th, a Friday and a Saturday.
  await page.clock.setFixedTime(new Date('2026-12-24T13:00:00+10:00'));
  await page.goto(siteUrl('harbourline', '/locations/harbourline-brisbane-city'));
  const said = page.locator('.open-now:visible');
  await expect(said).toHaveText('Closed now, opens Sunday at 10 am');

  await test.step('the holiday hours open in a dialog, which returns the focus', async () => {
    const holidays = page.getByText(texts.holidayHours).locator('visible=true');
    await expect(holidays).toHaveCount(1);
    await holidays.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toContainText('Thursday 24 December');
    await expect(dialog.getByRole('listitem').first()).toContainText('8:30 am – 12 pm');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(holidays).toBeFocused();
  });

  await test.step('the space is the same without the words, on a phone and on a desktop', async () => {
    const heights = async () => {
      const found: number[] = [];
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        found.push(await said.evaluate((element) => element.getBoundingClientRect().height));
      }
      return found;
    };
    const full = await heights();
    await said.locator('span').evaluate((span) => span.replaceChildren());
    expect(await heights()).toEqual(full);
  });
});
