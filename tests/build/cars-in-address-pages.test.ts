import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { renderOnDemand } from './on-demand-page.ts';
import { pageFacts } from './page-facts.ts';

describe.each(demoDealers())('vehicles in an address at %s', (slug) => {
  async function some(count: number, changes = {}) {
    const { published } = await openDemoDealer(slug);
    return { vehicles: published.slice(0, count), goneCount: 0, isCut: false, ...changes };
  }
  const wordsOf = ({ vehicleWord }: Settings['site']) => ({ car: vehicleWord.one, cars: vehicleWord.many });

  it('are compared, with a link to add another while there is space', async () => {
    const cars = await some(2);
    const { main, text, html, published } = await renderOnDemand(slug, 'compare', cars);
    const { compare } = published.settings.garage;
    const words = wordsOf(published.settings.site);
    expect(pageFacts(html).h1s).toEqual([fill(compare.heading, words)]);
    expect(main).toContain('data-cars="2"');
    expect(text).toContain(fill(compare.add, words));
    expect(text).not.toContain(fill(compare.empty, words));
    for (const { slug: car } of cars.vehicles) expect(pageFacts(main).links).toContain(`/cars/${car}`);
    const full = await renderOnDemand(slug, 'compare', await some(compare.max));
    expect(full.text).not.toContain(fill(compare.add, words));
  });

  it('are reported as missing if they are gone, or exceed the limit', async () => {
    const { text, main, published } = await renderOnDemand(slug, 'compare', await some(0, { goneCount: 1 }));
    const { compare, sharedList } = published.settings.garage;
    const words = wordsOf(published.settings.site);
    expect(text).toContain(fill(compare.gone, { ...words, count: 1 }));
    expect(text).toContain(fill(compare.empty, { ...words, count: compare.max }));
    expect(main).not.toContain('<table');
    const cars = await some(1, { goneCount: 2, isCut: true });
    const list = await renderOnDemand(slug, 'shared-list', { cars, from: null });
    expect(list.text).toContain(fill(sharedList.goneMany, { ...words, count: 2 }));
    expect(list.text).toContain(fill(sharedList.tooMany, { ...words, count: sharedList.max }));
  });

  it("are listed as cards, with the sender's name", async () => {
    const cars = await some(3);
    const { main, html, text, published } = await renderOnDemand(slug, 'shared-list', { cars, from: 'Zoë' });
    const { sharedList } = published.settings.garage;
    const words = wordsOf(published.settings.site);
    expect(pageFacts(html).h1s).toEqual([fill(sharedList.headingFrom, { ...words, name: 'Zoë' })]);
    expect(main.match(/<article class="card"/g)).toHaveLength(3);
    expect(text).toContain(fill(sharedList.many, { ...words, count: 3 }));
    const alone = await renderOnDemand(slug, 'shared-list', { cars: await some(1), from: null });
    expect(pageFacts(alone.html).h1s).toEqual([fill(sharedList.heading, words)]);
    expect(alone.text).toContain(fill(sharedList.one, { ...words, count: 1 }));
  });
});
