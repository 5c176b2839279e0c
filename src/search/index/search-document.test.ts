import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { anOffer } from '../../vehicle/estimate/an-offer.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { carCollection } from './car-collection.ts';
import { documentSettings } from './document-settings.fixture.ts';
import { carFields, documentOf } from './search-document.ts';

const searchDocument = (vehicle: Vehicle, settings = documentSettings) =>
  documentOf(carFields(vehicle, settings), settings.currency);
const { variant } = aVehicle();
const documentWith = (changes: Partial<Vehicle>) => searchDocument(aVehicle(changes));
const keywordsWith = (changes: Partial<Vehicle>) => documentWith(changes)['keywords'];
const categoriesWith = (changes: Partial<Vehicle>) => documentWith(changes)['categories'];

describe('the document of a car', () => {
  it("has the values of filters in shoppers' words", () => {
    expect(
      documentWith({ locationId: 'north', dealershipName: 'North Motors', city: 'Nundah', state: 'QLD' }),
    ).toMatchObject({
      id: '1001',
      name: '2021 Toyota Corolla Ascent Sport',
      make: 'Toyota',
      model: 'Corolla',
      make_model: ['Toyota', 'Toyota Corolla'],
      badge: 'Ascent Sport',
      stocknum: 'U1001',
      car_type: 'Used',
      body: 'Hatch',
      fuel: 'Petrol',
      transmission: 'Automatic',
      drive: 'Front Wheel Drive',
      seats: '5',
      colour: 'Grey',
      certified: false,
      status: 'In stock',
      item_type: 'Car',
      state: 'QLD',
      city: 'Nundah',
      location_name: 'Northside',
      place: [-27.3992, 153.0657],
      dealership_name: 'North Motors',
      price: 25990,
      year: 2021,
      km: 45120,
      created_at_timestamp: Date.parse('2026-01-10T09:00:00+10:00') / 1000,
    });
  });

  it.each<[string, Partial<Vehicle>, string]>([
    ['a price of 10 or less', { price: 10 }, 'price'],
    ['a quote for a sold car', { status: 'sold', youxQuote: quote(99.6) }, 'weekly_price'],
    ['a colour nobody could name', { simpleColour: null }, 'colour'],
    ['no seats', { seats: 0 }, 'seats'],
    ['a consumption of nothing', { variant: { ...variant, fuelConsumptionLPer100Km: 0 } }, 'consumption'],
    ['a motorcycle, whatever its feed says', { itemType: 'motorcycle', doors: 2 }, 'doors'],
    ['a saving on a sold car', { price: 20_000, beforePrice: 23_500, status: 'sold' }, 'saving'],
    ['an unknown branch', { locationId: 'gone' }, 'location_name'],
    ['an unknown branch', { locationId: 'gone' }, 'place'],
    ['a branch of which nobody said where it is', { locationId: 'nowhere' }, 'place'],
    ['a date that is none', { createdAt: '2026-13-40' }, 'created_at_timestamp'],
    ['a badge of symbols, which no filter can name', { badge: '--' }, 'badge'],
    ['a new arrival, which it is not for long', { createdAt: '2026-01-10' }, 'tag'],
    ['a sold car, as its status says', { status: 'sold' }, 'tag'],
  ])('has no such field for %s', (_what, changes, field) => {
    expect(documentWith(changes)).not.toHaveProperty(field);
  });

  it('of a branch without finance has no weekly repayment, like its card', () => {
    const features = { finance: false, checkout: true, chat: true, tradeIn: true, callTheDealer: true };
    const settings = { ...documentSettings, locations: { north: { name: 'Northside', features } } };
    const vehicle = aVehicle({ locationId: 'north', youxQuote: quote(121.6) });
    expect(searchDocument(vehicle)).toHaveProperty('weekly_price');
    expect(searchDocument(vehicle, settings)).not.toHaveProperty('weekly_price');
  });

  it.each<[string, Partial<Vehicle>, string, unknown]>([
    ['the offer where it is lower', { price: 20_000, offerPrice: 18_500.4 }, 'price', 18_500],
    ['the weekly repayment in whole dollars', { youxQuote: quote(121.6) }, 'weekly_price', 121],
    [
      "the lender's, which the card shows",
      { youxQuote: quote(121.6), financeLenders: { house: anOffer({ paymentWeek: 122.9 }) } },
      'weekly_price',
      123,
    ],
    [
      'subscription stock by the week',
      { price: null, subscriptionPricePerWeek: 249 },
      'subscription_price',
      249,
    ],
    [
      'a day without a time as midnight UTC',
      { createdAt: '2026-01-10' },
      'created_at_timestamp',
      Date.UTC(2026, 0, 10) / 1000,
    ],
    ['braked towing', { variant: { ...variant, towingBrakedKg: 3500 } }, 'towing', 3500],
    ['power', { variant: { ...variant, powerKw: 110.4 } }, 'power', 110],
    ['consumption rounded up', { variant: { ...variant, fuelConsumptionLPer100Km: 6.1 } }, 'consumption', 7],
    ['safety stars', { variant: { ...variant, ancapStars: 5 } }, 'ancap', '5'],
    ['doors', { doors: 4 }, 'doors', '4'],
    ['what is off the earlier price', { price: 20_000, beforePrice: 23_500 }, 'saving', 3500],
    ['a lasting tag', { isReserved: true }, 'tag', 'Reserved'],
    ['no backticks, which filters quote with', { badge: '`GT` Line' }, 'badge', '’GT’ Line'],
    ['the feed’s fuel where it has no plain word', { simpleFuel: null, fuel: 'E85' }, 'fuel', 'E85'],
  ])('gives %s', (_what, changes, field, value) => {
    expect(documentWith(changes)[field]).toEqual(value);
  });

  it.each<[Partial<Vehicle>, string[]]>([
    [{ simpleFuel: 'electric' }, ['EV']],
    [{ simpleFuel: 'plug-in-hybrid' }, ['PHEV']],
    [{ drive: '4wd' }, ['4x4', '4WD']],
    [{ drive: 'awd' }, ['AWD']],
    [{ simpleTransmission: 'automatic' }, ['auto', 'automatic']],
    [{ simpleTransmission: 'manual' }, ['manual']],
    [{ simpleBody: 'ute' }, ['pickup']],
    [{ simpleBody: 'cab-chassis' }, ['ute']],
    [{ simpleBody: 'people-mover' }, ['MPV']],
    [{ seats: 7 }, ['7 seater']],
    [{ variant: { ...variant, cylinders: 4 } }, ['4cyl']],
    [{ variant: { ...variant, cylinders: 6 } }, ['6cyl', 'V6']],
    [{ carType: 'demo' }, ['demo', 'demonstrator']],
    [{ isCertified: true }, ['certified']],
  ])('with %o is found by %j', (changes, words) => {
    expect(keywordsWith(changes)).toEqual(expect.arrayContaining(words));
  });

  it('is not found by words that do not describe it', () => {
    const keywords = keywordsWith({ drive: 'fwd', simpleFuel: 'petrol', simpleTransmission: 'manual' });
    for (const word of ['EV', '4x4', 'AWD', 'auto', 'certified']) expect(keywords).not.toContain(word);
  });

  it.each<[Partial<Vehicle>, string[]]>([
    [{ price: 55_000 }, []],
    [{ price: 20_000 }, ['Under $50,000', 'Under $30,000']],
    [{ price: 19_999 }, ['Under $50,000', 'Under $30,000', 'Under $20,000']],
    [{ price: null }, []],
    [{ price: 60_000, beforePrice: 65_000 }, ['Special offers']],
    [{ price: 60_000, beforePrice: 65_000, status: 'sold' }, []],
    [{ price: 60_000, simpleFuel: 'electric' }, ['Electric and hybrid']],
    [{ price: 60_000, seats: 8 }, ['7 seats or more']],
    [{ price: 60_000, simpleBody: 'van' }, ['Work vehicles']],
  ])('with %o is in the categories %j', (changes, categories) => {
    expect(categoriesWith(changes)).toEqual(categories);
  });

  it('has the standard names of features, whatever the feed calls them', () => {
    const features = ['Satellite Navigation System', 'Tow-Bar', 'Towbar', 'SAT NAV', 'Dual front airbags'];
    expect(documentWith({ features })['filtered_features']).toEqual(['Satellite navigation', 'Tow bar']);
  });

  it('has no field that its collection does not define', () => {
    const known = new Set(['id', ...carCollection('cars').fields.map(({ name }) => name)]);
    const fields = Object.keys(documentWith({ youxQuote: quote(80), series: 'ZRE', tag: 'Demo' }));
    expect(fields.filter((field) => !known.has(field))).toEqual([]);
  });
});

function quote(weeklyRepaymentAmount: number) {
  return { weeklyRepaymentAmount, advertisedRatePercent: 7.99, comparisonRatePercent: 8.73 };
}
