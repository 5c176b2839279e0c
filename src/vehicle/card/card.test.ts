import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { aLender } from '../estimate/a-lender.fixture.ts';
import { anOffer } from '../estimate/an-offer.fixture.ts';
import { type CardSettings, cardFacts } from './card.ts';

const button = { show: true, label: 'View Details', href: '/cars/{slug}' };
const settings: CardSettings = {
  words: {},
  currency: 'AUD',
  timeZone: 'Australia/Brisbane',
  price: {
    noPriceText: 'Contact us for price',
    preorderText: 'PREORDER',
    defaultPriceType: null,
    belowMarket: true,
    belowMarketText: '{amount} below market',
    belowAverageText: '{amount} below average',
    perWeek: '{amount} per week',
    was: 'Was {amount}',
    weekly: '{amount}/week at {rate}% p.a. ({comparisonRate}%)',
  },
  tags: {
    electricAndHybrid: false,
    electricText: 'ELECTRIC',
    hybridText: 'HYBRID',
    reservedText: 'RESERVED',
    certified: false,
    certifiedText: 'CERTIFIED',
    comingSoonText: 'COMING SOON',
    newArrival: true,
    newArrivalText: 'JUST ARRIVED',
    newArrivalDays: 8,
    sold: true,
    soldText: 'SOLD',
  },
  card: {
    locationOverlay: true,
    viewCount: false,
    weeklyEstimate: true,
    viewDetails: button,
    finance: { ...button, show: false },
    testDrive: { ...button, show: false },
    reserve: { ...button, show: false },
    enquire: { ...button, show: false },
    findSimilar: button,
    preferTestDrive: false,
    unavailableText: 'Like this and want something similar?',
  },
  texts: {
    condition: 'Condition',
    transmission: 'Transmission',
    odometer: 'Odometer',
    fuel: 'Fuel Type',
    body: 'Body',
    turnMark: '360° view',
    filmMark: 'Video',
  },
  live: { viewsText: '{count} views', oneViewText: '1 view' },
  offersRepayments: false,
  controls: {
    offered: ['compare'],
    favourite: 'Favourite {name}',
    compare: 'Compare {name}',
    save: 'Save {name}',
    hideUnlessUsed: false,
    hideWithoutPrice: false,
    hideWithoutImages: false,
  },
  finance: {
    estimate: { show: true, lenders: ['house'], hiddenMakes: [], hiddenDealerships: [] },
    lenders: { house: aLender() },
    calculator: { lender: 'house' },
    comparison: { amount: 30_000, termYears: 5 },
  },
  thisYear: 2026,
  locations: { nundah: { name: 'Harbourline Nundah' } },
};

function withCard(changes: Partial<CardSettings['card']>): CardSettings {
  return { ...settings, card: { ...settings.card, ...changes } };
}

const house = anOffer({ paymentWeek: 133.6, interestRatePercent: 8.49, comparisonRatePercent: 9.41 });
const quote = { weeklyRepaymentAmount: 128.5, advertisedRatePercent: 7.99, comparisonRatePercent: 8.73 };

describe("the loan for which a card can show a shopper's own deal", () => {
  const offering = { ...settings, offersRepayments: true };

  it("is the calculator's loan for the current price of a vehicle for sale, and null for others", () => {
    const cases = [
      [{ price: 25_990 }, '25990 10 10 0 0 5 0 0 house'],
      [{ price: 25_990, offerPrice: 24_990 }, '24990 10 10 0 0 5 0 0 house'],
      [{ price: 25_990, status: 'sold' }, null],
      [{ price: 1 }, null],
      [{ price: null, subscriptionPricePerWeek: 249 }, null],
    ] as const;
    for (const [changes, expected] of cases) {
      expect(cardFacts(aVehicle(changes), offering).loan).toBe(expected);
    }
  });

  it("is the estimate's loan, and null if the dealer does not offer deals", () => {
    const quoted = cardFacts(aVehicle({ price: 25_990, youxQuote: quote }), settings);
    expect(quoted.loan).toBe('25990 7.99 8.73 0 0 5 0 0 house');
    expect(cardFacts(aVehicle({ price: 25_990 }), settings).loan).toBeNull();
  });
});

describe('the badges of a card', () => {
  const marks = (changes: Parameters<typeof aVehicle>[0]) => cardFacts(aVehicle(changes), settings).marks;
  const bare = { spinImages: [], spinInteriorImage: null, videoUrl: null, externalVideoUrl: null };

  it('name a spin and a video, only if the vehicle has them', () => {
    expect(marks(bare)).toBeUndefined();
    expect(marks({ ...bare, spinImages: ['/1.avif', '/2.avif'] })).toEqual(['360° view']);
    expect(marks({ ...bare, spinImages: ['/1.avif'] })).toBeUndefined();
    expect(marks({ ...bare, spinInteriorImage: '/in.avif', videoUrl: '/car.mp4' })).toEqual([
      '360° view',
      'Video',
    ]);
  });
});

describe('the view count of a card', () => {
  const counting = withCard({ viewCount: true });
  const marks = (views: number | null, dealer: CardSettings) =>
    cardFacts(aVehicle({ views, videoUrl: '/car.mp4' }), dealer).marks;

  it("is in the dealer's words, last on the picture", () => {
    expect(marks(1134, counting)).toEqual(['Video', '1,134 views']);
    expect(marks(1, counting)).toEqual(['Video', '1 view']);
    expect(marks(null, counting)).toEqual(['Video']);
  });

  it('is not in the facts of a dealer who does not show it', () => {
    expect(marks(1134, settings)).toEqual(['Video']);
    expect(JSON.stringify(cardFacts(aVehicle({ views: 1134 }), settings))).not.toContain('1134');
  });
});

describe('cardFacts', () => {
  it("contains everything that the card shows, in the dealer's texts, and survives JSON", () => {
    const vehicle = aVehicle({ series: 'ZRE182R', locationId: 'nundah', youxQuote: quote });
    const facts = cardFacts(vehicle, settings);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
    expect(facts).toMatchObject({
      href: '/cars/2021-toyota-corolla-ascent-sport-1001',
      heading: '2021 Toyota Corolla',
      subheading: 'Ascent Sport ZRE182R',
      images: ['https://images.example/1001-1.jpg'],
      tag: { kind: 'new-arrival', until: '2026-01-17T23:00:00.000Z' },
      price: { text: '$25,990', typeText: 'Drive Away' },
      locationLabel: 'Harbourline Nundah',
    });
    expect(facts.facts).toHaveLength(4);
    expect(facts.actions.actions.map(({ label }) => label)).toEqual(['View Details']);
    expect(facts.controls).toEqual([
      { name: 'compare', label: 'Compare 2021 Toyota Corolla Ascent Sport ZRE182R, U1001' },
    ]);
  });

  it('"Weekly estimates round to whole dollars", with rate and comparison rate beside them', () => {
    // 25,990 over 5 years at 7.99 %: 121.33; at 8.49 %: 122.76.
    expect(cardFacts(aVehicle({ youxQuote: quote }), settings).weekly).toBe(
      '$121/week at 7.99% p.a. (8.73%)',
    );
    expect(cardFacts(aVehicle({ youxQuote: quote, financeLenders: { house } }), settings).weekly).toBe(
      '$123/week at 8.49% p.a. (9.41%)',
    );
  });

  it.each([
    ['without a quote', {}, settings],
    ['for a sold car', { status: 'sold', youxQuote: quote }, settings],
    ['for a car too old for the lender', { year: 2014, financeLenders: { house } }, settings],
    ['without a price to repay', { youxQuote: quote, price: 10, offerPrice: null }, settings],
    ['where the dealer shows none', { youxQuote: quote }, withCard({ weeklyEstimate: false })],
  ] as const)('has no weekly estimate %s', (_case, changes, dealer) => {
    expect(cardFacts(aVehicle(changes), dealer).weekly).toBeNull();
  });

  it.each([
    [{ locationId: 'nundah', dealershipName: 'X', city: 'Nundah' }, 'Harbourline Nundah'],
    [{ locationId: 'closed', dealershipName: 'Harbourline Kia', city: 'Nundah' }, 'Harbourline Kia'],
    [{ city: 'Nundah', state: 'QLD' }, 'Nundah, QLD'],
    [{ privateSuburb: 'Chermside', dealershipName: 'Harbourline', state: 'QLD' }, 'Chermside, QLD'],
    [{}, null],
  ])('names the place of the car: %o', (changes, label) => {
    expect(cardFacts(aVehicle(changes), settings).locationLabel).toBe(label);
  });

  it('does not name the place if the dealer has switched the overlay off', () => {
    const vehicle = aVehicle({ locationId: 'nundah' });
    expect(cardFacts(vehicle, withCard({ locationOverlay: false })).locationLabel).toBeNull();
  });

  it('has at most three pictures', () => {
    const images = [1, 2, 3, 4, 5].map((n) => ({ url: `https://images.example/${n}.jpg`, thumbUrl: null }));
    expect(cardFacts(aVehicle({ images }), settings).images).toHaveLength(3);
  });
});
