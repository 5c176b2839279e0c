import type { Locator, Page } from '@playwright/test';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { filterPanel } from './filter-panel.ts';
import { openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, filters } = settingsOf(dealer).search;
const price = filters.find(({ attribute }) => attribute === 'price')?.label ?? '';

/** Cars whose price lies in the range. */
async function priced(least: number, most: number): Promise<number> {
  return (await stockOf(dealer)).filter((vehicle) => {
    const amount = currentPrice(vehicle);
    return amount !== null && amount >= least && amount <= most;
  }).length;
}

function partsOf(group: Locator) {
  return {
    from: group.getByRole('slider', { name: `${price}: ${screen.from}` }),
    to: group.getByRole('slider', { name: `${price}: ${screen.to}` }),
    fromText: group.getByRole('textbox', { name: screen.from }),
    toText: group.getByRole('textbox', { name: screen.to }),
  };
}

test('a slider is moved by keys; its thumbs cannot cross; without its chip it is whole again', async ({
  page,
}, { project }) => {
  const { expectCount } = await openSearch(page, dealer);
  const { open, close, filter, chips } = filterPanel(page, dealer, project.name === 'phone');
  await open();
  const { from, to, toText } = partsOf(await filter(price));
  const [least, most] = [await boundOf(from, 'min'), await boundOf(from, 'max')];
  await to.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('PageDown');
  const chosen = Number(await to.inputValue());
  expect(chosen).toBeLessThan(most);
  await expect(to).toHaveAttribute('aria-valuetext', dollars(chosen));
  await expect(toText).toHaveValue(dollars(chosen));
  await expect(page).toHaveURL(new RegExp(`[?&]price=:${chosen}$`));
  await from.focus();
  await page.keyboard.press('End');
  await expect(from).toHaveValue(String(chosen));
  await page.keyboard.press('Home');
  await expect(from).toHaveValue(String(least));
  await expect(page).toHaveURL(new RegExp(`[?&]price=:${chosen}$`));
  await close();
  await expectCount(await priced(0, chosen));

  await chips.getByRole('button', { name: dollars(chosen) }).click();
  await expect(chips).toBeHidden();
  await open();
  await expect(to).toHaveValue(String(most));
  await expect(toText).toHaveValue('');
});

test('a slider is dragged by the mouse and says at once what it asks for', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a mouse');
  const { expectCount } = await openSearch(page, dealer);
  const { filter } = filterPanel(page, dealer, false);
  const { from, to, fromText } = partsOf(await filter(price));
  const most = await boundOf(from, 'max');
  await drag(page, from, 0.4);
  const chosen = Number(await from.inputValue());
  await expect(fromText).toHaveValue(dollars(chosen));
  await expect(page).toHaveURL(new RegExp(`[?&]price=${chosen}:$`));
  await expectCount(await priced(chosen, Number.POSITIVE_INFINITY));
  await drag(page, to, -0.9);
  await expect(to).toHaveValue(String(chosen));
  expect(chosen).toBeLessThan(most);
});

test('typed prices are rounded to thousands; what lies outside or beyond the other end is ignored', async ({
  page,
}, { project }) => {
  const { expectCount } = await openSearch(page, dealer);
  const { open, close, filter } = filterPanel(page, dealer, project.name === 'phone');
  await open();
  const { to, fromText, toText } = partsOf(await filter(price));
  await toText.fill('$29,700');
  await toText.press('Enter');
  await expect(toText).toHaveValue('$30,000');
  await expect(to).toHaveValue('30000');
  await expect(page).toHaveURL(/[?&]price=:30000$/);
  for (const ignored of ['45000', '1', 'cheap', '99999999']) {
    await fromText.fill(ignored);
    await fromText.press('Tab');
    await expect(fromText).toHaveValue('');
  }
  await fromText.fill('20k');
  await fromText.press('Tab');
  await expect(page).toHaveURL(/[?&]price=20000:30000$/);
  await close();
  await expectCount(await priced(20_000, 30_000));
});

async function drag(page: Page, thumb: Locator, share: number): Promise<void> {
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  if (box === null) throw new Error('The slider is not to be seen.');
  const [value, least, most] = await thumb.evaluate((input: HTMLInputElement) =>
    [input.value, input.min, input.max].map(Number),
  );
  // The middle of a thumb keeps half its width away from the ends of the track.
  const inner = box.width - 24;
  const x = box.x + 12 + inner * (((value ?? 0) - (least ?? 0)) / ((most ?? 1) - (least ?? 0)));
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + inner * share, y, { steps: 5 });
  await page.mouse.up();
}

async function boundOf(slider: Locator, end: 'min' | 'max'): Promise<number> {
  return Number(await slider.getAttribute(end));
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-AU')}`;
}
