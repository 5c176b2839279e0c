import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../a11y/axe.ts';
import { siteUrl } from '../setup/sites.ts';
import { animationsDone } from './animations-done.ts';
import { settingsOf } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { movedSinceArrival } from './layout-shift.ts';
import { openVehicle } from './open-vehicle.ts';
import { buttonOf, sheetOf } from './vehicle-form.ts';
import { expect, test } from './visitor.ts';

const { vehicle: texts, forms } = settingsOf('harbourline');

/** Opens a vehicle page; returns the button that opens a form, and the dialog. */
async function visitVehicle(page: Page): Promise<{ enquire: Locator; dialog: Locator }> {
  await openVehicle(page, 'harbourline', 'in stock', isPlain);
  const buttons = page.getByRole('link', { name: texts.card.enquire.label, exact: true });
  return { enquire: buttons.filter({ visible: true }).first(), dialog: page.getByRole('dialog') };
}

/** The place of the page in the window and in the history. */
function placeOf(page: Page) {
  return page.evaluate(() => {
    const { x = 0, y = 0, width = 0 } = document.querySelector('main h1')?.getBoundingClientRect() ?? {};
    return { heading: [x, y, width].map(Math.round), href: location.href, entry: history.state };
  });
}

/** Clicks near the top, where the page is always visible above a dialog. */
async function pressBeside(page: Page): Promise<void> {
  await page.mouse.click(10, 8);
}

const waysOut: Readonly<Record<string, (page: Page, dialog: Locator) => Promise<unknown>>> = {
  'the Escape key': (page) => page.keyboard.press('Escape'),
  'its button': (_, dialog) => dialog.getByRole('button', { name: forms.vehicle.close }).click(),
  'the back button': (page) => page.goBack(),
  'a press beside it': pressBeside,
};

test('a form dialog opens once and can be closed in every way, the page behind stays as it was, and the keyboard cannot leave it', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.goto(siteUrl('harbourline', '/faqs'));
  const { enquire, dialog } = await visitVehicle(page);
  await test.step('a double click opens only one form, without a layout shift', async () => {
    await enquire.dblclick();
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCount(1);
    expect(await violationsOf(page, '.sheet[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(enquire).toBeFocused();
    expect(await movedSinceArrival(page)).toEqual([]);
  });
  await enquire.scrollIntoViewIfNeeded();
  await animationsDone(page);
  const place = await placeOf(page);
  for (const [name, close] of Object.entries(waysOut)) {
    await test.step(name, async () => {
      await enquire.click();
      await expect(dialog.getByRole('heading').first()).toBeFocused();
      expect((await placeOf(page)).heading, 'the page behind the dialog does not move').toEqual(
        place.heading,
      );
      await close(page, dialog);
      await expect(dialog).toHaveCount(0);
      await expect(enquire).toBeFocused();
      await expect.poll(() => placeOf(page)).toEqual(place);
    });
  }
  await test.step('going forward after going back does not open the form, and the button opens it again', async () => {
    await page.goForward();
    await expect(dialog).toHaveCount(0);
    await enquire.focus();
    // A focused element is scrolled into view, which takes some time.
    await animationsDone(page);
    await expect(enquire).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading').first()).toBeFocused();
  });
  await test.step('the keyboard cannot leave the dialog', async () => {
    await dialog.evaluate((own) =>
      addEventListener('focusin', ({ target }) => {
        const isWithin = target instanceof Node && own.contains(target);
        if (!isWithin) document.documentElement.setAttribute('data-left', '');
      }),
    );
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
    await expect(page.locator('html')).not.toHaveAttribute('data-left');
  });
  await test.step('the wheel does not scroll the page behind', async () => {
    const { heading } = await placeOf(page);
    await page.mouse.move(20, 12);
    await page.evaluate(() =>
      addEventListener('wheel', () => document.documentElement.setAttribute('data-turned', '')),
    );
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html')).toHaveAttribute('data-turned');
    await animationsDone(page);
    expect((await placeOf(page)).heading).toEqual(heading);
  });
  await test.step('selecting text beyond the edge of a dialog does not close it, but a press there does', async () => {
    const title = await dialog.getByRole('heading').first().boundingBox();
    const [x, y] = [(title?.x ?? 0) + 60, (title?.y ?? 0) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(10, y, { steps: 4 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the keyboard opens another form', async () => {
    await buttonOf(page, texts.card.testDrive.label).focus();
    await page.keyboard.press('Enter');
    const drive = sheetOf(page, forms.vehicle.headings.testDrive);
    await expect(drive.getByRole('heading', { name: forms.vehicle.headings.testDrive })).toBeFocused();
    await expect(drive.getByRole('radio').first()).toBeVisible();
    expect(await violationsOf(page, '.sheet[open]')).toEqual([]);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  });
  await page.goBack();
  await expect(page, 'no history entry of a dialog is left').toHaveURL(siteUrl('harbourline', '/faqs'));
});

test("the focused field and the button stay above a phone's on-screen keyboard, and its back button closes the dialog", async ({
  page,
}) => {
  const { enquire, dialog } = await visitVehicle(page);
  await enquire.click();
  const field = dialog.getByRole('textbox').filter({ visible: true }).first();
  await field.tap();
  const top = 844 - 330;
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { value: height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, top);
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(() => endOf(dialog)).toBeLessThanOrEqual(top);
  await expect.poll(() => endOf(field)).toBeLessThanOrEqual(top);
  const button = dialog.locator('[type="submit"]');
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => endOf(button)).toBeLessThanOrEqual(top);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(enquire).toBeFocused();
});
