import { describe, expect, it } from 'vitest';
import { createPublishedData } from '#functions/static/published/published-data.ts';
import { withDealerWords } from '#src/site/dealer-words.ts';
import { testDistDir } from '../setup/sites.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';

describe.each(demoDealers())('the published data of %s for the functions', (slug) => {
  const open = createPublishedData(testDistDir);

  it('has every vehicle with a page, as it was imported', async () => {
    const { site, stock } = await openDemoDealer(slug);
    const published = await open(slug);
    const slugs = [...site.paths].flatMap((path) => /^\/cars\/([^/]+)$/.exec(path)?.[1] ?? []);
    expect(slugs.length).toBeGreaterThan(0);
    for (const car of slugs) expect((await published?.vehicle(car))?.id).toBe(stock.get(car)?.id);
    const withPage = new Set(slugs);
    for (const car of stock.keys()) {
      if (!withPage.has(car)) expect(await published?.vehicle(car)).toBeNull();
    }
  });

  it("has the dealer's settings, with a phone number and the dealer's words", async () => {
    const { settings } = await openDemoDealer(slug);
    const { site, ...others } = (await open(slug))?.settings ?? {};
    const { site: own, ...expected } = withDealerWords(settings);
    expect(others).toEqual(expected);
    expect(site).toEqual({ ...own, phone: own.phone ?? expect.any(String) });
  });

  it('has the priced cars for sale, for price comparisons', async () => {
    const { published } = await openDemoDealer(slug);
    const rows = (await (await open(slug))?.marketCars()) ?? [];
    const known = new Set(published.map(({ id }) => id));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('has the same similar cars as the page', async () => {
    const { site, stock, withPage } = await openDemoDealer(slug);
    const published = await open(slug);
    const slugs = new Map([...stock.values()].map((vehicle) => [vehicle.id, vehicle.slug]));
    const shown = withPage.slice(0, 20).flatMap(({ slug: car }) => {
      const { html } = site.page(`/cars/${car}`);
      const start = html.indexOf('id="similar"');
      return start === -1 ? [] : [{ car, cards: carsIn(html.slice(start)) }];
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const { car, cards } of shown) {
      const related = (await published?.relatedIds(car)) ?? [];
      expect(cards, car).toEqual(related.slice(0, cards.length).map((id) => slugs.get(id)));
    }
  });
});

/** The slugs of the cars that the cards of a section link to. */
function carsIn(html: string): string[] {
  const section = html.slice(0, html.indexOf('</section>'));
  return [...new Set([...section.matchAll(/href="\/cars\/([^"/?#]+)"/g)].flatMap(([, car]) => car ?? []))];
}
