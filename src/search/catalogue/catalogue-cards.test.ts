import { describe, expect, it } from 'vitest';
import { aModel } from '../../catalogue/a-model.fixture.ts';
import type { CatalogueModel } from '../../tenant/settings/catalogue.schema.ts';
import type { LandingPage } from '../landing/landing-page.ts';
import { catalogueCards } from './catalogue-cards.ts';

const sportage = aModel({ tagline: 'Petrol or hybrid', price: 'From $38,490 drive away' });
const settings = {
  enquiry: '/contact',
  texts: { inStockOne: '1 in stock', inStockMany: '{count} in stock', enquire: 'Ask about it' },
};
const listing = (count: number): LandingPage => ({
  kind: 'model',
  key: 'kia/sportage',
  path: '/search/kia/sportage',
  title: '',
  heading: '',
  label: '',
  filter: {},
  count,
});
const card = (changes: Partial<CatalogueModel>, count: number | null) =>
  catalogueCards(
    [{ ...sportage, ...changes }],
    (key) => (key === 'kia/sportage' && count !== null ? listing(count) : null),
    settings,
  )[0];

describe('catalogueCards', () => {
  it.each([
    ['its listing while there is stock', {}, 3, '/search/kia/sportage', '3 in stock'],
    ['its listing with one', {}, 1, '/search/kia/sportage', '1 in stock'],
    ['the enquiry when the listing is empty', {}, 0, '/contact', 'Ask about it'],
    ['the enquiry when there is no listing', {}, null, '/contact', 'Ask about it'],
    ['its own page, where it has one', { about: ['A car.'] }, 3, '/models/kia-sportage', '3 in stock'],
    [
      'where the dealer says, even so',
      { about: ['A car.'], href: '/kia/overview' },
      0,
      '/kia/overview',
      'Ask about it',
    ],
    ['where the dealer says', { href: '/kia/overview' }, 3, '/kia/overview', '3 in stock'],
  ])('link to %s', (_, changes, count, href, action) => {
    expect(card(changes, count)).toMatchObject({ href, action });
  });

  it('have the model year in their name if it is known', () => {
    expect(card({}, null)?.heading).toBe('2026 Kia Sportage');
    expect(card({ year: null }, null)?.heading).toBe('Kia Sportage');
  });

  it('show the drawing of the body if there is no picture', () => {
    expect(card({}, null)).toMatchObject({ isDrawn: true, body: 'SUV' });
    expect(card({ picture: '/sportage.avif' }, null)).toMatchObject({
      isDrawn: false,
      picture: '/sportage.avif',
    });
  });
});
