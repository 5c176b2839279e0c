import { dealers } from '../e2e/dealers.ts';
import { examplesOf } from '../e2e/kinds-of-page.ts';
import { expect, test } from '../e2e/visitor.ts';
import { violationsOf } from './axe.ts';

for (const dealer of dealers) {
  test(`${dealer}: axe finds nothing on any kind of page`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const { kind, url } of await examplesOf(dealer)) {
      await test.step(kind.name, async () => {
        await page.goto(url);
        expect.soft(await violationsOf(page), url).toEqual([]);
      });
    }
  });
}
