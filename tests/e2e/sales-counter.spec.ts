import { fill } from '#src/values/fill.ts';
import { siteUrl } from '../setup/sites.ts';
import { settingsOf } from './dealers.ts';
import { expect, test } from './visitor.ts';

const { home, site } = settingsOf('harbourline');
const { texts, perDay } = home.salesCounter;

test('the sales counter keeps counting while the page is open, shows the text for its figure, and takes the same space with each', async ({
  page,
}) => {
  // This dealer sells 24 cars a day, one an hour.
  await page.clock.install({ time: new Date('2026-11-20T12:59:00+10:00') });
  await page.goto(siteUrl('harbourline'));
  const counter = page.locator('[data-sales-counter]');
  const figure = counter.locator('[data-figure]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText('12');
  await page.clock.runFor(150_000);
  await expect(figure).toHaveText('13');
  const words = { perDay, cars: site.vehicleWord.many, car: site.vehicleWord.one };
  await expect(counter.getByText(fill(texts.many, words))).toBeVisible();

  const shown = await counter.evaluate((element) =>
    ['rate', 'one', 'many'].map((says) => {
      element.setAttribute('data-says', says);
      const all = [...element.querySelectorAll('.info > p')];
      const visible = all.filter((text) => text.checkVisibility({ visibilityProperty: true }));
      const { height } = element.getBoundingClientRect();
      return { says, height, classes: visible.map(({ className }) => className.split(' ')[0]) };
    }),
  );
  expect(shown.map(({ says, classes }) => [says, ...classes])).toEqual(
    ['rate', 'one', 'many'].map((says) => [says, says]),
  );
  expect(new Set(shown.map(({ height }) => height)).size).toBe(1);
});
