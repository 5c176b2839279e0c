import type { Locator, Page } from '@playwright/test';

/** Swipes over a photograph from right to left with one finger. */
export async function swipeLeft(page: Page, photo: Locator): Promise<void> {
  const box = await photo.boundingBox();
  if (box === null) throw new Error('The photograph is not to be seen.');
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove', x: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: box.y + box.height * 0.6 }] });
  await send('touchStart', box.x + box.width * 0.85);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', box.x + box.width * (0.85 - 0.07 * step));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
