import type { Locator } from '@playwright/test';

/** Presses what goes on in a row until it is disabled, each time when the row has come to where the last led. */
export async function pressToEnd(next: Locator, row: Locator): Promise<void> {
  while (await next.isEnabled()) {
    const scrolled = await row.evaluateHandle((element) => ({
      end: new Promise((resolve) => {
        element.addEventListener('scrollend', resolve, { once: true });
      }),
    }));
    await next.click();
    await scrolled.evaluate(({ end }) => end.then(() => undefined));
  }
}
