import { describe, expect, it } from 'vitest';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import { aRow, now } from './draft.fixture.ts';
import { draftVehicle } from './draft-vehicle.ts';

const car = { Make: 'Kia', Model: 'Rio', Year: '2019' };
function draft(cells: Record<string, string | string[]>, changes: Parameters<typeof feedSettings>[0] = {}) {
  const { row, warnings } = aRow({ ...car, ...cells }, changes);
  const drafted = draftVehicle(row, {
    settings: feedSettings(changes),
    distanceUnit: 'km',
    locations: [],
    now,
  });
  if (!drafted.ok) throw new Error(drafted.reason);
  return { ...drafted.draft, warned: warnings.map(({ field, found }) => `${field}: ${found}`) };
}

describe('draftVehicle', () => {
  it.each<[string, Record<string, string | string[]>, object]>([
    [
      'moves seats out of the doors column',
      { Doors: ' 5 Seats', Seats: '' },
      { doors: null, seats: 5, warned: ['doors: 5 Seats'] },
    ],
    ['swaps seats and doors', { Doors: '5 Seats', Seats: '4 Doors' }, { doors: 4, seats: 5 }],
    [
      'tells of a view all round that comes as code, which is not shown',
      { SpinCode: '<script src="https://spin.example/a.js"></script>' },
      { spinImages: [], warned: ['spinCode: <script src="https://spin.example/a.js"></script>'] },
    ],
    [
      'needs no code of a view all round whose pictures it has',
      { SpinCode: 'abc123', SpinImages: 'https://a.example/1.jpg|https://a.example/2.jpg' },
      { spinImages: ['https://a.example/1.jpg', 'https://a.example/2.jpg'], warned: [] },
    ],
    [
      'leaves doors and seats that are right',
      { Doors: '4 Doors', Seats: '5 Seats' },
      { doors: 4, seats: 5, warned: [] },
    ],
    [
      'does not believe 0 L / 100 km of a petrol car',
      { FuelType: 'Unleaded', FuelConsumption: '0 L / 100 km' },
      { variant: expect.objectContaining({ fuelConsumptionLPer100Km: null }) },
    ],
    [
      'believes 0 L / 100 km of an electric car',
      { FuelType: 'Electric', FuelConsumption: '0 L / 100 km' },
      { variant: expect.objectContaining({ fuelConsumptionLPer100Km: 0 }) },
    ],
    [
      'reads an engine of unknown size',
      { Engine: '6 cyl, 0 L' },
      { engine: '6 cyl', engineLitres: null, variant: expect.objectContaining({ cylinders: 6 }) },
    ],
    ['reads an engine that is only a number', { Engine: '1998' }, { engine: null, engineLitres: 2 }],
    [
      'shows no warranty as a colour',
      { ColourExtInt: '5 years / Unlimited km' },
      { colour: null, interiorColour: null, warned: ['colours: 5 years / Unlimited km'] },
    ],
    [
      'parts two colours',
      { ColourExtInt: 'White / Black Leather' },
      { colour: 'White', simpleColour: 'White', interiorColour: 'Black Leather' },
    ],
    [
      'takes a body from a mixed column',
      { 'Car/Suv': 'SUV' },
      { body: 'SUV', simpleBody: 'suv', dealershipName: null },
    ],
    [
      'takes a dealer from a mixed column',
      { 'Car/Suv': 'Example Truck and Vans', BodyType: 'Hatchback' },
      { simpleBody: 'hatch', dealershipName: 'Example Truck and Vans' },
    ],
    [
      'takes nothing from a masked phone number',
      { 'Car/Suv': '02 **** ****' },
      { body: null, dealershipName: null, warned: ['bodyHint: 02 **** ****'] },
    ],
    [
      'takes a preorder from a mixed column',
      { 'Car/Suv': 'NEW Available to order', UsedOrNew: 'NEW' },
      { status: 'coming_soon', isPreorder: true, carType: 'new' },
    ],
    [
      'takes a body from the title',
      { BodyType: '', Title: '2021 Toyota Corolla Ascent Sport Hatch' },
      { body: 'Hatch', simpleBody: 'hatch' },
    ],
    [
      'calls a sport utility no ute',
      { Make: 'Ford', Model: 'Explorer', Title: '2020 Ford Explorer Sport Utility 4D' },
      { body: 'SUV', simpleBody: 'suv' },
    ],
    [
      'takes no body from the name of a model',
      { Make: 'Suzuki', Model: 'Wagon R', Title: '2018 Suzuki Wagon R' },
      { body: null, simpleBody: null },
    ],
    [
      'takes no body from the name of a model that stands alone in the title',
      { Make: 'Suzuki', Model: 'Wagon R', Title: 'A tidy Wagon R+ hatch' },
      { body: 'Hatch', simpleBody: 'hatch' },
    ],
    [
      'takes a body from a title without make and model',
      { Title: 'Sedan 4dr' },
      { body: 'Sedan', simpleBody: 'sedan' },
    ],
    [
      'groups a car by its model, and states no body that the source does not',
      { BodyType: '', Make: 'Toyota', Model: 'RAV4', Title: '2021 Toyota RAV4 GX' },
      { body: null, simpleBody: 'suv' },
    ],
    [
      'refuses a wheelbase as body',
      { Body: '159.0" WB' },
      { body: null, simpleBody: null, warned: ['body: 159.0" WB'] },
    ],
    [
      'shows an unknown body as it stands',
      { Body: 'Spaceship' },
      { body: 'Spaceship', simpleBody: null, warned: ['body: Spaceship'] },
    ],
    [
      'hides what has an unknown status',
      { Status: 'Blue' },
      { status: 'unavailable', warned: ['status: Blue'] },
    ],
    ['reads sold from the price', { Price: 'SOLD' }, { status: 'sold', price: null }],
    ['reserves', { Status: 'Deposit taken' }, { status: 'in_stock', isReserved: true }],
    ['knows a certified car', { Condition: 'Certified Pre-Owned' }, { carType: 'used', isCertified: true }],
    [
      'does not believe that a used car never moved',
      { Odometer: '0' },
      { odometerKm: null, warned: ['odometerKm: 0'] },
    ],
    ['believes it of a new one', { Odometer: '0', Condition: 'New' }, { odometerKm: 0 }],
    ['counts days in stock backwards', { 'Days in stock': '10' }, { createdAt: '2026-08-12' }],
    [
      'refuses arrivals in the future',
      { 'Date Added': '2026-12-01' },
      { createdAt: null, warned: ['createdAt: 2026-12-01'] },
    ],
    [
      'shows a film from a video platform as such',
      { Video: 'https://youtu.be/dQw4w9WgXcQ' },
      { videoUrl: null, externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    ],
    [
      'gives pictures their thumbnails',
      { images: ['https://e.com/1.jpg', 'https://e.com/2.jpg'], thumbs: ['/1s.jpg', '/2s.jpg'] },
      {
        photosCount: 2,
        images: [
          { url: 'https://e.com/1.jpg', thumbUrl: '/1s.jpg' },
          { url: 'https://e.com/2.jpg', thumbUrl: '/2s.jpg' },
        ],
      },
    ],
    [
      'repeats no VIN as stock number',
      { id: 'KNADC123456789012', VIN: 'KNADC123456789012' },
      { stockNumber: null, vin: 'KNADC123456789012' },
    ],
    [
      'calls an American truck a ute',
      { Make: 'RAM', Model: '1500', Body: 'Truck' },
      { simpleBody: 'ute', itemType: 'car' },
    ],
    [
      'calls a truck a truck',
      { Make: 'Hino', Model: '300', Body: 'Truck' },
      { simpleBody: 'truck', itemType: 'truck' },
    ],
    [
      'calls a van with seven seats a people mover',
      { Body: 'Van', Seats: '7' },
      { simpleBody: 'people-mover' },
    ],
    ['knows motorcycles by their make', { Make: 'Ducati', Model: 'Monster' }, { itemType: 'motorcycle' }],
    [
      'knows caravans by their body',
      {
        Make: 'Jayco',
        Model: 'Journey',
        Body: 'Caravan',
        Sleeps: '4',
        ATM: '2,700kg',
        'Body Length (ft)': `21'6"`,
      },
      {
        itemType: 'caravan',
        caravan: expect.objectContaining({ sleeps: 4, aggregateTrailerMassKg: 2700, bodyLengthFt: 21.5 }),
      },
    ],
    [
      'makes "Hybrid" precise by the name',
      { Fuel: 'Hybrid', Badge: 'PHEV Essence' },
      { fuel: 'Hybrid', simpleFuel: 'plug-in-hybrid' },
    ],
    ['infers what is electric', { Make: 'Tesla', Model: 'Model 3' }, { fuel: null, simpleFuel: 'electric' }],
    [
      'reads lenders with their rates',
      { finance_lenders: '{"bank":{"interestRate":7.5,"comparisonRate":"8.1","termYears":5}}' },
      {
        financeLenders: {
          bank: expect.objectContaining({
            interestRatePercent: 7.5,
            comparisonRatePercent: 8.1,
            termYears: 5,
            balloon: null,
          }),
        },
      },
    ],
    [
      'warns of lenders that are none',
      { finance_lenders: 'ask' },
      { financeLenders: {}, warned: ['financeLenders: ask'] },
    ],
    [
      'reads hotspots',
      {
        hotspots:
          '{"exterior":[{"id":1,"description":"<b>Tow bar</b>","positions":[{"activeAngle":10,"posX":"0.5","posY":0.1}]}]}',
      },
      {
        hotspots: {
          exterior: [
            { id: '1', description: 'Tow bar', positions: [{ activeAngle: 10, posX: 0.5, posY: 0.1 }] },
          ],
          interior: [],
        },
      },
    ],
    ...[
      [
        'that stand outside the picture',
        '{"interior":[{"id":"a","description":"A","positions":[{"activeAngle":0,"posX":101,"posY":5}]}]}',
      ],
      ['without a description', '{"exterior":[{"id":"a","positions":[]}]}'],
      [
        'without a place',
        '{"exterior":[{"id":"a","description":"A","positions":[{"activeAngle":0,"posX":"left","posY":5}]}]}',
      ],
      ['that are no JSON', '{"exterior":['],
    ].map(([what = '', hotspots = '']): [string, Record<string, string>, object] => [
      `keeps the car and leaves out hotspots ${what}`,
      { hotspots },
      { hotspots: { exterior: [], interior: [] }, warned: [`hotspots: ${hotspots.slice(0, 120)}`] },
    ]),
    [
      'reads the frames and the panorama of a spin, and warns of what is no address',
      { spin_images: '/spins/00.avif,/spins/01.avif', spin_interior_image: 'javascript:alert(1)' },
      {
        spinImages: ['/spins/00.avif', '/spins/01.avif'],
        spinInteriorImage: null,
        warned: ['spinInteriorImage: javascript:alert(1)'],
      },
    ],
  ])('%s', (_, cells, expected) => {
    expect(draft(cells)).toMatchObject(expected);
  });

  it.each(['Other', 'Others', 'Any', 'Overig', 'Anders', 'Ander', 'Sonstige', 'Annan', 'Övrigt', 'ANDERE'])(
    'takes the placeholder value %j as unknown',
    (word) => {
      const columns = ['Body', 'Fuel', 'Transmission', 'Drive', 'Colour', 'Interior Colour', 'Car/Suv'];
      const facts = draft(Object.fromEntries(columns.map((column) => [column, word])));
      expect(facts).toMatchObject({
        ...{ body: null, simpleBody: null, fuel: null, simpleFuel: null, transmission: null },
        ...{ simpleTransmission: null, drive: null, colour: null, interiorColour: null },
        ...{ dealershipName: null, warned: [] },
      });
    },
  );

  it.each([
    ['Nu', ['carType: Nu']],
    ['Excellent', []],
  ])('tells of an unknown condition, here %s, with which a car counts as used', (word, warned) => {
    expect(draft({}, { constants: { carType: word } })).toMatchObject({ carType: 'used', warned });
  });
  it('applies constants and translated values of feed.json', () => {
    const settings = { constants: { carType: 'demo' }, values: { status: { V: 'sold' } } };
    expect(draft({ Condition: 'Used', Status: 'v' }, settings)).toMatchObject({
      carType: 'demo',
      status: 'sold',
    });
  });
  it.each<[Record<string, string>, string]>([
    [{ Make: '', Model: '', Year: '' }, 'does not name a car: no make, no model, no year'],
    [{ Year: '-' }, 'does not name a car: no year'],
    [{ Year: '20190' }, 'does not name a car: no year (its cell is not a year)'],
    [{ Year: '2099' }, 'does not name a car: no year (its cell is not a year between 1886 and 2027)'],
    [{ Model: '-' }, 'does not name a car: no model'],
  ])('rejects a row with %j', (cells, reason) => {
    expect(() => draft(cells)).toThrow(reason);
  });
  it('takes the year from the title or the first registration', () => {
    expect(draft({ Year: '', Title: '2018 Kia Rio S' }).year).toBe(2018);
    expect(draft({ Year: '', 'First Registered': '04/2017' }).year).toBe(2017);
  });
});
