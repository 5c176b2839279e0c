import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PromotionTile } from './PromotionTile.tsx';
import type { TileFacts } from './promotion-tiles.ts';

const tile: TileFacts = {
  id: 'spring',
  heading: 'Spring clearance',
  text: null,
  href: '/search',
  linkLabel: null,
  image: null,
  alt: '',
  tone: 'accent',
  window: null,
};
const images = { urlTemplate: null, widths: [], quality: 70 };
const html = (differs: Partial<TileFacts> = {}) =>
  renderToStaticMarkup(<PromotionTile tile={{ ...tile, ...differs }} images={images} level="h3" />);

describe('a promotion tile', () => {
  it('names its link by its heading if it has no link text', () => {
    expect(html()).toContain('<a href="/search">Spring clearance</a>');
    expect(html({ linkLabel: 'See them' })).toContain('<a href="/search">See them</a>');
  });

  it('is not a link without an address, and shows no image element without a picture', () => {
    expect(html({ href: null })).not.toMatch(/<a|<img/);
  });

  it('with nothing but a picture is the picture as a link', () => {
    const alone = html({ heading: null, image: '/spring.avif', alt: 'Spring clearance' });
    expect(alone).toMatch(/<a href="\/search"><img[^>]*alt="Spring clearance"[^>]*><\/a>/);
    expect(alone).not.toContain('<h3');
  });

  it('is hidden outside its window without JavaScript, and contains its start', () => {
    const window = { start: '2026-12-25T14:00:00.000Z', expiry: null, isOpen: false };
    expect(html({ window })).toMatch(/^<in-window data-start="2026-12-25T14:00:00.000Z" hidden="">/);
    expect(html({ window: { ...window, isOpen: true } })).not.toContain('hidden');
  });
});
