import type { Locator, Page } from '@playwright/test';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { settingsOf, stockOf } from './dealers.ts';
import { filterPanel } from './filter-panel.ts';
import { openSearch } from './search-screen.ts';
import { expect, test } from './visitor.ts';

const dealer = 'harbourline';
const { screen, filters } = settingsOf(dealer).search;
const price = filters.find(({ attribute }) => attribute === 'price')?.label ?? '';

/** The number of cars whose price is within the range. */
async function priced(min: number, max: number): Promise<number> {
  return (await stockOf(dealer)).filter((vehicle) => {
    const amount = currentPrice(vehicle);
    return amount !== null && amount >= min && amount <= max;
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

test('a slider is dragged by mouse and moved by keys, shows the chosen value at once, and its thumbs cannot cross', {
  tag: '@desktop-only',
}, async ({ page }) => {
  const { expectCount } = await openSearch(page, dealer);
  const { filter } = filterPanel(page, dealer, false);
  const { from, to, fromText, toText } = partsOf(await filter(price));
  const [min, max] = [await amountOf(from), await amountOf(to)];
  await drag(page, from, 0.4);
  const lowest = await amountOf(from);
  expect(lowest).toBeGreaterThan(min);
  await expect(fromText).toHaveValue(dollars(lowest));
  await expect(page).toHaveURL(new RegExp(`[?&]price=${lowest}:$`));
  await expectCount(await priced(lowest, Number.POSITIVE_INFINITY));
  await drag(page, to, -0.9);
  await expect(to).toHaveAttribute('aria-valuetext', dollars(lowest));
  expect(lowest).toBeLessThan(max);

  await from.press('Home');
  await to.press('End');
  await expect(to).toHaveAttribute('aria-valuetext', dollars(max));
  for (let press = 0; press < 4; press++) await page.keyboard.press('PageDown');
  const highest = await amountOf(to);
  expect(highest).toBeLessThan(max);
  await expect(toText).toHaveValue(dollars(highest));
  await expect(page).toHaveURL(new RegExp(`[?&]price=:${highest}$`));
  await from.press('End');
  await expect(from).toHaveAttribute('aria-valuetext', dollars(highest));
  await from.press('Home');
  await expect(from).toHaveAttribute('aria-valuetext', dollars(min));
  await expect(page).toHaveURL(new RegExp(`[?&]price=:${highest}$`));
  await expectCount(await priced(0, highest));
});

async function drag(page: Page, thumb: Locator, share: number): Promise<void> {
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  if (box === null) throw new Error('The slider is not to be seen.');
  const [value, min, max] = await thumb.evaluate((input: HTMLInputElement) =>
    [input.value, input.min, input.max].map(Number),
  );
  // The middle of a thumb stays half the thumb's width away from the ends of the track.
  const inner = box.width - 24;
  const x = box.x + 12 + inner * (((value ?? 0) - (min ?? 0)) / ((max ?? 1) - (min ?? 0)));
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + inner * share, y, { steps: 5 });
  await page.mouse.up();
}

/** The value of the thumb. */
async function amountOf(thumb: Locator): Promise<number> {
  return Number((await thumb.getAttribute('aria-valuetext'))?.replace(/\D/g, ''));
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-AU')}`;
}
