import { dealers } from '../e2e/dealers.ts';
import { examplesOf, kindsOfPage } from '../e2e/kinds-of-page.ts';
import { expect, test } from '../e2e/visitor.ts';
import { violationsOf } from './axe.ts';

/** One test for all kinds of page would take minutes on a slow machine. */
const parts = 3;

/** Every kind of page on the one width with some dealers and on the other with the others, and so is every theme. */
const widths = ['phone', 'desktop'];

for (const [index, dealer] of dealers.entries()) {
  for (let part = 0; part < parts; part += 1) {
    test(`${dealer}: axe finds nothing on any kind of page, ${part + 1} of ${parts}`, async ({ page }, {
      project,
    }) => {
      test.slow();
      for (const { kind, url } of await examplesOf(dealer)) {
        const place = kindsOfPage.indexOf(kind);
        if (place % parts !== part || widths[(place + index) % widths.length] !== project.name) continue;
        await test.step(kind.name, async () => {
          await page.goto(url);
          expect.soft(await violationsOf(page), url).toEqual([]);
        });
      }
    });
  }
}
