import { describe, expect, it } from 'vitest';
import { ambiguousNames, columnAliases } from '../column-aliases.ts';
import { feedFields, isFeedField } from '../feed-fields.ts';
import { matchName } from './match-name.ts';
import { recogniseColumns } from './recognise-columns.ts';

const fieldOf = (name: string, values: string[] = ['x']) => {
  const { byField } = recogniseColumns([{ name, values, filledRows: values.length }], new Map());
  return [...byField.keys()][0] ?? null;
};

describe('the table of column aliases', () => {
  const words = feedFields.flatMap((field) => columnAliases[field].split(' '));
  it('has each word once, in normalised form', () => {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
  });
  it("has every field's own name, except GearType, which suppliers use for the transmission", () => {
    expect(feedFields.filter((field) => matchName(field)?.field !== field)).toEqual(['gearType']);
  });
  it('lists each ambiguous name among the aliases', () => {
    expect(Object.keys(ambiguousNames).filter((name) => !words.includes(name))).toEqual([]);
  });
});

describe('recogniseColumns', () => {
  it.each<[string, string]>([
    ['Stock #', 'stockNumber'],
    ['Stock No.', 'stockNumber'],
    ['stockid', 'stockNumber'],
    ['StockNumber', 'stockNumber'],
    ['VIN', 'vin'],
    ['Brand', 'make'],
    ['Manufacturer', 'make'],
    ['Variant', 'badge'],
    ['Derivative', 'badge'],
    ['YearGroup', 'year'],
    ['Model Year', 'year'],
    ['UsedOrNew', 'carType'],
    ['New/Used', 'carType'],
    ['StockType', 'carType'],
    ['Kilometres', 'odometerKm'],
    ['KMs', 'odometerKm'],
    ['Odometer (km)', 'odometerKm'],
    ['Odometer (mi)', 'odometerMiles'],
    ['mileage', 'odometerKm'],
    ['dap_price', 'driveAwayPrice'],
    ['egc_price', 'priceExGovernmentCharges'],
    ['Asking Price', 'price'],
    ['Price ($)', 'price'],
    ['Price (inc. GST)', 'price'],
    ['g:sale_price', 'salePrice'],
    ['MSRP', 'listPrice'],
    ['pricing.msrp', 'listPrice'],
    ['Was Price', 'beforePrice'],
    ['ColourExtInt', 'colours'],
    ['Exterior Color', 'colour'],
    ['CylindersinEngine', 'cylinders'],
    ['Photo Url List', 'images'],
    ['image[0].url', 'images'],
    ['Image 12', 'images'],
    ['additional_image_link', 'moreImages'],
    ['images.image.url', 'images'],
    ['drive_wheel_configuration', 'drive'],
    ['seating_capacity', 'seats'],
    ['adverts.retailAdverts.suppliedPrice.amountGBP', 'price'],
    ['metadata.lifecycleState', 'status'],
    ['vehicle.odometerReadingMiles', 'odometerMiles'],
    ['address.city', 'city'],
    ['mileageFromOdometer.value', 'odometerKm'],
    ['mileageFromOdometer.unitCode', 'odometerUnit'],
    ['Odomoter', 'odometerKm'],
    ['Tranmission', 'transmission'],
    ['VehicleMake', 'make'],
    ['Make Name', 'make'],
    ['gallery.large', 'images'],
    ['gallery.thumb', 'thumbnails'],
    ['features.safety', 'features'],
    ['car.type', 'carType'],
    ['Date Registered', 'firstRegistered'],
    ['PriceFormatted', 'price'],
    ['formatted_price', 'price'],
    ['Specification', 'badge'],
    ['Voorraadno', 'stockNumber'],
    ['Brandstof', 'fuel'],
    ['Ratkas', 'transmission'],
    ['Versnellingsbak', 'transmission'],
    ['Carrosserie', 'body'],
    ['Kleur', 'colour'],
    ['Bouwjaar', 'year'],
    ['vehicle.specifics.exterior-color.local-description', 'colour'],
  ])('takes %j for %s', (name, field) => {
    expect(fieldOf(name)).toBe(field);
  });
  it.each([
    'dealer.name',
    'make.id',
    '@context',
    'seller.phone',
    'Cost Price',
    'Wholesale Price',
    'options.price',
    'finance.price',
    'id_hash_x',
    'pricing.type',
    'Salesperson',
  ])('does not guess at %j', (name) => {
    const field = fieldOf(name);
    expect(['title', 'price', 'carType', 'make', 'model']).not.toContain(field);
  });
  it.each<[string, string[], string]>([
    ['Specification', ['Sunroof|Leather seats|Tow bar'], 'features'],
    ['vehicle.category', ['SUV', 'Kombi'], 'body'],
    ['Type', ['SUV', 'Sedan', 'Ute'], 'body'],
    ['Type', ['New', 'Used'], 'carType'],
    ['title', ['New', 'Used', 'Certified Pre-Owned'], 'carType'],
    ['title', ['Brand New Kia Rio', 'Used Ford'], 'title'],
    ['Type', ['Car', 'Motorcycle'], 'itemType'],
    ['Status', ['Used', 'New'], 'carType'],
    ['Status', ['In stock', 'Sold'], 'status'],
    ['State', ['NSW', 'VIC'], 'state'],
    ['State', ['Sold', 'Available'], 'status'],
    ['Gears', ['6', '8'], 'gearCount'],
    ['Gears', ['Manual', 'Automatic'], 'transmission'],
    ['Colour', ['White / Black', 'Red / -'], 'colours'],
    ['Trim', ['Black Leather', 'Grey Cloth'], 'interiorColour'],
    ['Trim', ['SR5', 'Ultimate'], 'badge'],
    ['Reg', ['AB18CDE'], 'registrationPlate'],
    ['Location', ['Perth, WA', 'Sydney, NSW'], 'location'],
    ['Location', ['YARD1', 'YARD2'], 'locationCode'],
  ])('decides what %j with values such as %j is', (name, values, field) => {
    expect(fieldOf(name, values)).toBe(field);
  });
  it.each<[string, string[]]>([
    ['Body', ['https://x.example/suv', 'https://x.example/ute']],
    ['Transmission', ['automart.example']],
    ['Fuel', ['sales@diesel.example']],
    ['Colour', ['photos/red.jpg']],
    ['Odometer', ['$45,000']],
    ['Year', ['https://x.example/2019']],
    ['Model Years', ['2022 - ON', '2008 - 2024']],
    ['Type', ['simple']],
    ['custom_label_0', ['Clearance']],
  ])('takes a column %j of %j for nothing, and says so', (name, values) => {
    const samples = [{ name, values, filledRows: values.length }];
    expect(recogniseColumns(samples, new Map())).toMatchObject({ byField: new Map(), unused: [name] });
  });
  it('uses a model description as badge if there is a model column', () => {
    const samples = ['model', 'model-description'].map((name) => ({ name, values: ['x'], filledRows: 1 }));
    const { byField } = recogniseColumns(samples, new Map());
    expect([byField.get('model'), byField.get('badge')]).toEqual([['model'], ['model-description']]);
    expect(recogniseColumns(samples.slice(1), new Map()).byField.get('model')).toEqual(['model-description']);
  });
  it('prefers the better name and uses the other where the first is empty', () => {
    const samples = ['Advertised Price', 'Price'].map((name) => ({ name, values: ['1'], filledRows: 1 }));
    expect(recogniseColumns(samples, new Map()).byField.get('price')).toEqual(['Price', 'Advertised Price']);
  });
  it('keeps numbered pictures in their order', () => {
    const names = ['Photo 1', 'Photo 2', 'Photo 10', 'Photo 3'];
    const samples = names.map((name) => ({ name, values: ['https://example.com/1.jpg'], filledRows: 1 }));
    expect(recogniseColumns(samples, new Map()).byField.get('images')).toEqual(names);
  });
  it('lists unused columns, unless they are empty', () => {
    const samples = [
      { name: 'Zodiac', values: ['Leo'], filledRows: 1 },
      { name: 'Spare', values: [], filledRows: 0 },
    ];
    expect(recogniseColumns(samples, new Map()).unused).toEqual(['Zodiac']);
  });
  it('follows feed.json', () => {
    const samples = ['Price', 'Ref'].map((name) => ({ name, values: ['1'], filledRows: 1 }));
    const { byField } = recogniseColumns(samples, new Map([['price', ['Ref']]]));
    expect(byField.get('price')).toEqual(['Ref']);
  });
});

it('distinguishes fields from similar words', () => {
  expect([isFeedField('badge'), isFeedField('colour'), isFeedField('nonsense')]).toEqual([true, true, false]);
});
