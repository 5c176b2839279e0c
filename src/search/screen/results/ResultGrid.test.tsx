import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SearchHit } from '../search-view.ts';
import { ResultGrid } from './ResultGrid.tsx';

const hit = (id: string): SearchHit => ({
  id,
  brief: { name: `2021 Car ${id}`, status: 'in_stock', price: 24_990, km: 45_120, weeklyPrice: null },
  card: null,
  km: null,
});
const props = {
  hits: ['a', 'b', 'c'].map(hit),
  promo: null,
  tiles: [],
  images: { urlTemplate: null, widths: [], quality: 70 },
  noPhoto: 'Photos coming',
  layout: 'photo' as const,
  photos: null,
  currency: 'AUD',
  away: '{km} km away',
  onNear: () => undefined,
};

it('a card shows its text while its details are loading', () => {
  const grid = renderToStaticMarkup(<ResultGrid {...props} />);
  for (const words of ['2021 Car a', '$24,990', '45,120 km']) expect(grid).toContain(words);
});

it('the promotion is after the configured number of cards', () => {
  const promo = { title: 'Sell to us', text: 'Now.', label: 'Value', href: '/contact', positions: [2] };
  const grid = renderToStaticMarkup(<ResultGrid {...props} promo={promo} />);
  expect(grid.match(/Car [abc]|Sell to us(?=<\/h3>)/g)).toEqual(['Car a', 'Car b', 'Sell to us', 'Car c']);
});

it('promotions are at their positions among the cars, each in its window', () => {
  const tile = {
    ...{ id: 'spring', heading: 'Spring', text: null, href: null, linkLabel: null, image: null, alt: '' },
    ...{ display: [], strictDisplay: false, position: null },
    tone: 'ink' as const,
    window: { start: null, expiry: '2026-12-01T00:00:00.000Z', isOpen: true },
  };
  const grid = renderToStaticMarkup(<ResultGrid {...props} tiles={[{ position: 2, tile }]} />);
  expect(grid.match(/Car [abc]|Spring(?=<\/h3>)/g)).toEqual(['Car a', 'Spring', 'Car b', 'Car c']);
  expect(grid).toContain('<in-window data-expiry="2026-12-01T00:00:00.000Z">');
});
