import { describe, expect, it } from 'vitest';
import { contradictionsOf } from '#tests/fixtures/tenants/expected-contradictions.ts';
import { aLocation, aSite } from '#tests/fixtures/tenants/real-defaults.ts';

/** What is wrong, the dealer's files, and every resulting sentence. */
const mistakes: readonly [what: string, files: Record<string, unknown>, sentences: string[]][] = [
  [
    'words that nobody can read on their button',
    { 'theme.json': { colours: { accent: '#1f5fd1', onAccent: '#3a6fd6' } } },
    [
      'tenants/pitstop/theme.json:4  colours.onAccent "#3a6fd6" on colours.accent "#1f5fd1" has a contrast of 1.22; at least 4.5 is needed. The nearest onAccent that passes is "#d5e4ff".',
    ],
  ],
  [
    'a block of promotions that names a tile that is not there',
    {
      'promotions.json': {
        tiles: [{ id: 'spring', heading: 'Spring' }],
        blocks: { sale: { kind: 'tiles', tiles: ['sprong'] } },
      },
    },
    [
      'tenants/pitstop/promotions.json:12  blocks.sale.tiles[0] is "sprong", which is the id of no tile. Did you mean "spring"? Allowed: "spring".',
    ],
  ],
  [
    'a page with a block that is not there',
    { 'promotions.json': { placed: { home: ['onnow'] } } },
    [
      'tenants/pitstop/promotions.json:4  placed.home[0] is "onnow", which is the name of no block. Did you mean "on-now"? Allowed: "on-now", "among-cars".',
    ],
  ],
  [
    'two tiles of one id',
    {
      'promotions.json': {
        tiles: [
          { id: 'spring', heading: 'Spring' },
          { id: 'spring', heading: 'Again' },
        ],
      },
    },
    [
      'tenants/pitstop/promotions.json:8  tiles[1].id is "spring", as tiles[0].id is. Did you mean "spring-2"?',
    ],
  ],
  [
    'an empty tile',
    { 'promotions.json': { tiles: [{ id: 'spring' }] } },
    ['tenants/pitstop/promotions.json:3  tiles[0] is empty. Give it a heading or an image.'],
  ],
  [
    'a picture that leads somewhere without a word',
    { 'promotions.json': { tiles: [{ id: 'spring', image: '/spring.avif', href: '/contact' }] } },
    [
      'tenants/pitstop/promotions.json:3  tiles[0] leads to "/contact" and shows nothing to press. Give it a heading, a linkLabel, or an image with alt.',
    ],
  ],
  [
    'tiles among cars where there are none',
    {
      'promotions.json': {
        tiles: [{ id: 'spring', heading: 'Spring' }],
        placed: { home: ['among-cars'] },
      },
    },
    [
      'tenants/pitstop/promotions.json:10  placed.home[0] is "among-cars", a "list", and "home" has no list of cars. Allowed: a block of another kind here, or this one on "search" or "finance".',
    ],
  ],
  [
    'a slide that ends before it begins',
    {
      'home.json': {
        hero: {
          slides: [
            {
              picture: '/spring.avif',
              start: '2026-12-01T00:00:00+10:00',
              expiry: '2026-11-01T00:00:00+10:00',
            },
          ],
        },
      },
    },
    [
      'tenants/pitstop/home.json:7  hero.slides[0].expiry is "2026-11-01T00:00:00+10:00", but it starts at "2026-12-01T00:00:00+10:00": it would never show. Allowed: a time after "2026-12-01T00:00:00+10:00", or null for no end.',
    ],
  ],
  [
    'a postcode in two regions',
    {
      'delivery.json': {
        regions: [
          { name: 'North', postcodes: ['6000-6010'], price: 0 },
          { name: 'South', postcodes: ['6005'], price: 90 },
        ],
      },
    },
    [
      'tenants/pitstop/delivery.json:13  regions[1].postcodes[0] is "6005", which overlaps regions[0].postcodes[0], "6000-6010".',
    ],
  ],
  [
    'a range of postcodes the wrong way round',
    { 'delivery.json': { regions: [{ name: 'North', postcodes: ['6010-6000'], price: 0 }] } },
    [
      'tenants/pitstop/delivery.json:6  regions[0].postcodes[0] is "6010-6000"; a range starts with its lower postcode. Did you mean "6000-6010"?',
    ],
  ],
  [
    'a calculator of a lender that is not there',
    { 'finance.json': { calculator: { lender: 'cost' } } },
    [
      'tenants/pitstop/finance.json:3  calculator.lender is "cost", which is not the name of a lender under "lenders". Allowed: "standard".',
    ],
  ],
  [
    'a rate without its comparison rate',
    { 'home.json': { hero: { text: 'Finance from 5.99% p.a.' } } },
    [
      'tenants/pitstop/home.json:3  hero.text names "5.99% p.a." without a comparison rate. Allowed: a text without figures, or with the comparison rate beside the annual rate, such as "6.29% p.a., 8.19% p.a. comparison rate".',
    ],
  ],
  [
    'a repayment without its rate',
    { 'vehicle.json': { price: { weekly: '{amount}/week' } } },
    [
      'tenants/pitstop/vehicle.json:3  price.weekly is "{amount}/week". Allowed: a text with {rate}: a repayment must show its annual rate and a text with {comparisonRate}: a rate must show its comparison rate.',
    ],
  ],
  [
    'a comparison rate that stands apart',
    {
      'finance.json': {
        estimate: {
          texts: { rates: '{rate}% p.a. for new and used cars, {comparisonRate}% p.a. comparison rate' },
        },
      },
    },
    [
      'tenants/pitstop/finance.json:4  estimate.texts.rates keeps {comparisonRate} apart from {rate}: it must follow at once. Allowed: "{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate".',
    ],
  ],
  [
    'a warning in words of your own',
    { 'vehicle.json': { price: { comparisonRateWarning: 'WARNING: this comparison rate may be wrong.' } } },
    [
      'tenants/pitstop/vehicle.json:3  price.comparisonRateWarning must say what the law says, to the letter. Allowed: "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.".',
    ],
  ],
  [
    'a warning about another loan',
    { 'finance.json': { comparison: { amount: 50000, termYears: 7 } } },
    [
      'tenants/_defaults/vehicle.json:14  price.comparisonRateWarning is about a loan of $30,000 over 5 years, but "comparison" in finance.json is one of $50,000 over 7 years. Allowed: "$50,000 over 7 years" here, or the other loan there.',
    ],
  ],
  [
    'no phone number anywhere',
    { 'site.json': { ...aSite, phone: null } },
    ['tenants/pitstop/site.json:12  phone is missing: customers need a phone number, here or at a location.'],
  ],
  [
    'no e-mail address',
    { 'site.json': { ...aSite, email: null } },
    ['tenants/pitstop/site.json:13  email is missing: customers need an e-mail address for enquiries.'],
  ],
  [
    'a usual category that cannot be chosen',
    { 'leads.json': { enquiry: { defaultCategory: 'Sales' } } },
    ['tenants/pitstop/leads.json:3  enquiry.defaultCategory is "Sales". Allowed: one of the categories.'],
  ],
  [
    'two destinations of one name',
    {
      'leads.json': {
        destinations: [
          { name: 'crm', kind: 'adf-file' },
          { name: 'crm', kind: 'adf-file' },
        ],
      },
    },
    [
      'tenants/pitstop/leads.json:7  destinations[1] must have a name that no other has, such as "crm-2" in place of "crm".',
    ],
  ],
  [
    'two sections of the blog with one address',
    {
      'blog.json': {
        sections: [
          { slug: 'news', heading: 'News', text: 'What is new' },
          { slug: 'news', heading: 'Tips', text: 'What helps' },
        ],
      },
    },
    [
      'tenants/pitstop/blog.json:8  sections[1] must have a slug that no other has, such as "news-2" in place of "news".',
    ],
  ],
  [
    'two branches of one name, one of which was copied',
    {
      'locations.json': {
        locations: [aLocation({ primary: true }), aLocation({ name: 'Mandurah', slug: 'mandurah' })],
      },
    },
    [
      'tenants/pitstop/locations.json:16  locations[1].id is "perth", as in locations[0] already. Did you mean "mandurah"?',
    ],
  ],
  [
    'a slider that ends before it begins',
    { 'budget.json': { priceRange: { min: 50000, max: 40000 } } },
    ['tenants/pitstop/budget.json:2  priceRange must have a "max" at least a step above "min".'],
  ],
  [
    'a usual term that is not offered',
    {
      'search.json': {
        repayments: {
          annualRatePercent: 8,
          comparisonRatePercent: 9,
          termYears: [3, 5],
          defaultTermYears: 4,
          maxDeposit: 50000,
        },
      },
    },
    ['tenants/pitstop/search.json:2  repayments must have a defaultTermYears that is one of its termYears.'],
  ],
  [
    'a comparison rate below its rate',
    {
      'search.json': {
        repayments: {
          annualRatePercent: 8,
          comparisonRatePercent: 7,
          termYears: [3, 5],
          defaultTermYears: 5,
          maxDeposit: 50000,
        },
      },
    },
    [
      'tenants/pitstop/search.json:4  repayments.comparisonRatePercent is 7, less than the annual rate of 8: fees only add to it. Allowed: 8 or more.',
    ],
  ],
  [
    'a most below the least',
    { 'payment.json': { page: { minDollars: 500, maxDollars: 100 } } },
    ['tenants/pitstop/payment.json:4  page.maxDollars is 100. Allowed: no less than the smallest amount.'],
  ],
  [
    'a secret in place of its variable',
    { 'payment.json': { stripe: { key: 'sk_live_1', webhookSecret: 'STRIPE_WEBHOOK' } } },
    [
      'tenants/pitstop/payment.json:3  stripe.key is "sk_…". Allowed: the name of an environment variable such as "STRIPE_KEY".',
    ],
  ],
  [
    'personal details over an open line',
    {
      'leads.json': {
        destinations: [
          { name: 'crm', kind: 'webhook', url: 'http://crm.example/leads', secretVariable: 'CRM_SECRET' },
        ],
      },
    },
    [
      'tenants/pitstop/leads.json:6  destinations[0].url is "http://crm.example/leads", which is not an address. Allowed: an address such as "https://crm.example/leads".',
    ],
  ],
  [
    'a link that would run code',
    { 'navigation.json': { callToAction: { label: 'Go', href: 'javascript:alert(1)' } } },
    [
      'tenants/pitstop/navigation.json:4  callToAction.href is "javascript:alert(1)", which is not a path. Allowed: a path such as "/finance" or an https address.',
    ],
  ],
  [
    'a film without whom it contacts',
    { 'gallery.json': { video: { contacts: 'Plays here.' } } },
    [
      'tenants/pitstop/gallery.json:3  video.contacts is "Plays here.". Allowed: a text with {host}: shoppers must know whom their browser will contact.',
    ],
  ],
];

describe('sentences about contradicting settings', () => {
  it.each(mistakes)('report %s', (_what, files, sentences) => {
    expect(contradictionsOf(files)).toEqual(sentences);
  });
});
