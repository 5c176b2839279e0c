import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoDealer, demoDealers, openDemoDealer } from './demo-dealer.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Links of a section that are followed; the others are built by the same component. */
const FOLLOWED = 3;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const linesOf = (element: Element) =>
  DomUtils.getElements({ tag_type: 'text' }, element, true)
    .map((text) => plain(DomUtils.textContent(text)))
    .filter((line) => line !== '');
const hrefOf = (link: Element) => DomUtils.getAttributeValue(link, 'href') ?? '';
const within = (element: Element, name: string) => DomUtils.getElementsByTagName(name, element);

describe.each(demoDealers())('the home page of %s', (slug) => {
  let dealer: DemoDealer;
  let sections: readonly Element[];
  beforeAll(async () => {
    dealer = await openDemoDealer(slug);
    sections = DomUtils.getElementsByTagName('section', parseDocument(dealer.site.page('/').html));
  });

  const sectionOf = (heading: string) =>
    sections.find((section) =>
      within(section, 'h2').some((h2) => plain(DomUtils.textContent(h2)) === heading),
    );

  it('leads to makes and body types, whose pages have as many vehicles as it says, of a make only its own', () => {
    const { makes, bodies } = dealer.settings.home;
    const tiles = [makes.heading, bodies.heading].flatMap((heading) => {
      const section = sectionOf(heading);
      const items = section === undefined ? [] : within(section, 'li');
      return items.slice(0, FOLLOWED).map((item) => ({ link: within(item, 'a')[0], heading }));
    });
    expect(tiles.length).toBeGreaterThan(0);
    for (const { link, heading } of tiles) {
      if (link === undefined) throw new Error(`${heading}: an item without a link`);
      const [name = '', count = ''] = linesOf(link);
      const { h1s, words, byClass } = dealer.site.page(hrefOf(link)).facts;
      expect(h1s.join().toLowerCase()).toContain(name.toLowerCase());
      expect(words.map(plain).filter((said) => said.startsWith(`${count.split(' ')[0]} `))).not.toEqual([]);
      const cards = byClass.get('card-title') ?? [];
      expect(cards.length).toBeGreaterThan(0);
      const ofOthers = cards.filter((title) => !title.toLowerCase().includes(name.toLowerCase()));
      if (heading === makes.heading) expect(ofOthers).toEqual([]);
    }
  });

  it('shows some of the newest vehicles, which lead to their own pages', () => {
    const { heading, max } = dealer.settings.home.latest;
    const section = sectionOf(heading);
    const cards = section === undefined ? [] : within(section, 'article');
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.length).toBeLessThanOrEqual(max);
    for (const card of cards.slice(0, FOLLOWED)) {
      const [title] = within(card, 'h3');
      const [link] = title === undefined ? [] : within(title, 'a');
      if (link === undefined) throw new Error('A card without a link.');
      const h1 = dealer.site.page(hrefOf(link)).facts.h1s.join().toLowerCase();
      for (const line of linesOf(link)) expect(h1).toContain(line.toLowerCase());
    }
  });
});
