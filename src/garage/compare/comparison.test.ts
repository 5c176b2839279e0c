import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { type ComparedGroup, comparison } from './comparison.ts';

const button = { show: false, label: 'x', href: '/x' };
const settings: Parameters<typeof comparison>[1] = {
  words: {},
  locale: 'en-AU',
  currency: 'AUD',
  timeZone: 'Australia/Brisbane',
  price: {
    noPriceText: 'Enquire for price',
    preorderText: 'PREORDER',
    defaultPriceType: null,
    belowMarket: false,
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
    newArrival: false,
    newArrivalText: 'JUST ARRIVED',
    newArrivalDays: 8,
    sold: true,
    soldText: 'SOLD',
  },
  card: {
    locationOverlay: true,
    viewCount: false,
    weeklyEstimate: false,
    viewDetails: button,
    finance: button,
    testDrive: button,
    reserve: button,
    enquire: button,
    findSimilar: button,
    preferTestDrive: false,
    unavailableText: 'Gone',
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
  controls: {
    offered: [],
    favourite: 'x',
    compare: 'x',
    save: 'x',
    hideUnlessUsed: false,
    hideWithoutPrice: false,
    hideWithoutImages: false,
  },
  live: { viewsText: 'x', oneViewText: 'x' },
  offersRepayments: false,
  finance: {
    estimate: { show: false, lenders: [], hiddenMakes: [], hiddenDealerships: [] },
    lenders: {},
    calculator: { lender: 'house' },
    comparison: { amount: 30_000, termYears: 5 },
  },
  thisYear: 2026,
  locations: {},
};
const texts = {
  cost: 'What it costs',
  year: 'Year',
  price: 'Price',
  place: 'Where it is',
  repayment: 'Weekly repayment',
  facts: 'At a glance',
  features: 'Features',
  has: 'Yes',
};

const rowOf = (groups: readonly ComparedGroup[], title: string, label: string) =>
  groups.find((group) => group.title === title)?.rows.find((row) => row.label === label);

describe('the comparison of vehicles', () => {
  it('has price and key facts first, then the specification, and features last', () => {
    const groups = comparison([aVehicle({ features: ['Sunroof'] }), aVehicle({ id: '2' })], settings, texts);
    const titles = groups.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['What it costs', 'At a glance']);
    expect(titles.at(-1)).toBe('Features');
    expect(titles).toContain('Engine and drivetrain');
    expect(groups[0]?.rows.map(({ label }) => label)).toEqual(['Price']);
    expect(groups[1]?.rows.map(({ label }) => label)).toEqual([
      'Year',
      'Condition',
      'Transmission',
      'Odometer',
      'Fuel Type',
      'Body',
    ]);
  });

  it('has ANCAP stars side by side, with the years of the tests', () => {
    const [first, second] = [aVehicle(), aVehicle({ id: '2' })];
    const rated = (car: typeof first, ancapStars: number, ancapYear: number) => ({
      ...car,
      variant: { ...car.variant, ancapStars, ancapYear },
    });
    const groups = comparison([rated(first, 5, 2022), rated(second, 4, 2015)], settings, texts);
    const rows = groups.flatMap((group) => group.rows);
    const ancap = rows.find(({ label }) => label === 'ANCAP safety rating');
    expect(ancap?.values).toEqual([expect.stringMatching(/5.*2022/), expect.stringMatching(/4.*2015/)]);
    expect(ancap?.best).toEqual([]);
  });

  it('writes dates, stars and words in the language of the site, and still marks what is better', () => {
    const { variant } = aVehicle();
    const car = (id: string, powerKw: number) =>
      aVehicle({
        id,
        buildDate: '2024-06-22',
        variant: { ...variant, powerKw, ancapStars: 5, ancapYear: 2022 },
      });
    const words = {
      Power: '功率',
      'Build date': '出厂日期',
      'ANCAP safety rating': '安全评级',
      '{stars} stars': '{stars} 星',
    };
    const chinese = { ...settings, locale: 'zh-Hans-AU', words };
    const rows = comparison([car('1', 125), car('2', 90)], chinese, texts).flatMap((group) => group.rows);
    const row = (label: string) => rows.find((other) => other.label === label);
    expect(row('出厂日期')?.values[0]).toBe('2024年6月22日');
    expect(row('安全评级')?.values[0]).toBe('5 星 (2022)');
    expect(row('功率')?.best).toEqual([0]);
  });

  it('has the prices, in the order in which the vehicles were chosen', () => {
    const groups = comparison(
      [aVehicle({ price: 25_990 }), aVehicle({ id: '2', price: null })],
      settings,
      texts,
    );
    expect(rowOf(groups, 'What it costs', 'Price')?.values).toEqual([
      '$25,990 Drive Away',
      'Enquire for price',
    ]);
  });

  it.each([
    [['Grey', 'Grey'], false],
    [['Grey', 'GREY'], false],
    [['Grey', 'Red'], true],
    [['Grey', 'Grey', 'Red'], true],
    [['Grey', null], true],
    [['Grey'], false],
  ] as const)('with the colours %o has a differing row: %s', (colours, differs) => {
    const cars = colours.map((colour, index) => aVehicle({ id: String(index), colour }));
    const row = rowOf(comparison(cars, settings, texts), 'Body and dimensions', 'Colour');
    expect(row).toEqual({ label: 'Colour', values: colours, differs, best: [] });
  });

  it('marks the better value of a row', () => {
    const { variant } = aVehicle();
    const groups = comparison(
      [
        aVehicle({ price: 25_990, year: 2021, odometerKm: 45_000, variant: { ...variant, powerKw: 125 } }),
        aVehicle({
          id: '2',
          price: 18_990,
          year: 2023,
          odometerKm: 45_000,
          variant: { ...variant, powerKw: 90 },
        }),
      ],
      settings,
      texts,
    );
    const best = (title: string, label: string) => rowOf(groups, title, label)?.best;
    expect(best('What it costs', 'Price')).toEqual([1]);
    expect(best('At a glance', 'Year')).toEqual([1]);
    expect(best('At a glance', 'Odometer')).toEqual([]);
    expect(best('Engine and drivetrain', 'Power')).toEqual([0]);
    expect(best('At a glance', 'Transmission')).toEqual([]);
  });

  it('marks no better price if some prices exclude government charges', () => {
    const prices = [
      aVehicle({ price: 25_990 }),
      aVehicle({ id: '2', price: 18_990, priceType: 'Excl. Govt. Charges' }),
    ];
    expect(rowOf(comparison(prices, settings, texts), 'What it costs', 'Price')?.best).toEqual([]);
  });

  it('lists each feature once, in any spelling, with the vehicles that have it', () => {
    const groups = comparison(
      [
        aVehicle({ features: ['Sunroof', 'Tow bar'] }),
        aVehicle({ id: '2', features: ['SUNROOF', 'Camera'] }),
      ],
      settings,
      texts,
    );
    expect(groups.at(-1)).toEqual({
      title: 'Features',
      kind: 'features',
      rows: [
        { label: 'Sunroof', values: ['Yes', 'Yes'], differs: false, best: [] },
        { label: 'Tow bar', values: ['Yes', null], differs: true, best: [] },
        { label: 'Camera', values: [null, 'Yes'], differs: true, best: [] },
      ],
    });
  });

  it('leaves out empty rows and groups, and numbers that identify the vehicles', () => {
    const groups = comparison(
      [aVehicle({ features: [] }), aVehicle({ id: '2', features: [] })],
      settings,
      texts,
    );
    expect(groups.map(({ title }) => title)).not.toContain('Features');
    for (const { rows } of groups) for (const { values } of rows) expect(values.some(Boolean)).toBe(true);
    expect(JSON.stringify(groups)).not.toContain('JTNB23HK903012345');
  });

  it('may have vehicles of different types', () => {
    const caravan = aVehicle({
      id: '2',
      itemType: 'caravan',
      caravan: {
        bodyWidthFt: 8,
        bodyLengthFt: 20,
        tareWeightKg: 2200,
        axleType: null,
        sleeps: 4,
        aggregateTrailerMassKg: 2900,
      },
    });
    const groups = comparison([aVehicle(), caravan], settings, texts);
    expect(rowOf(groups, 'At a glance', 'Sleeps')?.values).toEqual([null, '4']);
  });
});
