import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, unlikeDealers } from './dealers.ts';
import { type PathOf, pathOfLocation, plainVehicle, stockPath } from './example-paths.ts';
import { expect, test } from './visitor.ts';

const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellscha';

const pages: Readonly<Record<string, PathOf>> = {
  'the home page': async () => '/',
  'a listing': stockPath,
  'a vehicle': async (dealer: Dealer) => {
    const vehicle = await plainVehicle(dealer);
    return vehicle === undefined ? null : vehiclePath(vehicle);
  },
  'a branch': pathOfLocation('sales'),
  questions: async () => '/faqs',
};

for (const dealer of unlikeDealers)
  for (const [name, pathOf] of Object.entries(pages))
    test(`a word of 80 letters wraps on ${name} of ${dealer}`, async ({ page }) => {
      await page.goto(siteUrl(dealer, (await pathOf(dealer)) ?? '/'));
      const tooWide = await page.evaluate((word) => {
        const { documentElement: root } = document;
        const texts = document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, label, summary, a)');
        // Amounts and other short texts that must not wrap are no place for a dealer's words.
        const places = [...texts].filter(
          (element) => element.checkVisibility() && getComputedStyle(element).whiteSpace === 'normal',
        );
        const nodes = places.flatMap((element) =>
          [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== ''),
        );
        return nodes.flatMap((node) => {
          const before = node.textContent;
          node.textContent = word;
          const isTooWide = root.scrollWidth > root.clientWidth;
          node.textContent = before;
          return isTooWide ? [before] : [];
        });
      }, longWord);
      expect(tooWide).toEqual([]);
    });
