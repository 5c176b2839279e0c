import { dealers, oneOfEachTemplate } from '../e2e/dealers.ts';
import { examplesOf, mainKinds } from '../e2e/kinds-of-page.ts';
import { expect, test } from '../e2e/visitor.ts';
import { violationsOf } from './axe.ts';

for (const dealer of dealers) {
  test(`${dealer}: axe finds nothing on any kind of page`, async ({ page }) => {
    test.setTimeout(180_000);
    // A wide screen has the same elements and colours: each template is looked at once, on its main pages.
    const isWide = test.info().project.name === 'desktop';
    test.skip(isWide && !oneOfEachTemplate.some((other) => other === dealer));
    const pages = await examplesOf(dealer);
    for (const { kind, url } of isWide ? pages.filter(({ kind }) => mainKinds.includes(kind)) : pages) {
      await test.step(kind.name, async () => {
        await page.goto(url);
        expect.soft(await violationsOf(page), url).toEqual([]);
      });
    }
  });
}
