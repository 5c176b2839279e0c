import { describe, expect, it } from 'vitest';
import { fixture, imported } from '#tests/fixtures/feeds/imported-feed.ts';

describe("suppliers' feeds, without any mapping", () => {
  it.each<[string, object[], string[]]>([
    [
      'easycars.json',
      [
        {
          stockNumber: 'E1001',
          name: '2019 Toyota HiLux SR5 (4x4)',
          carType: 'used',
          simpleBody: 'ute',
          bodyConfiguration: 'Dual Cab',
          simpleTransmission: 'automatic',
          simpleFuel: 'diesel',
          drive: '4wd',
          engineLitres: 2.8,
          price: 45990,
          priceType: 'Drive Away',
          odometerKm: 84210,
          registrationExpiry: '2027-03-14',
          buildDate: '2019-03-01',
          complianceDate: '2019-05-01',
          dealerComments: 'One owner, full history. | Tow bar & canopy.',
          photosCount: 2,
        },
        {
          stockNumber: 'E1002',
          carType: 'demo',
          price: null,
          priceType: 'Excl. Govt. Charges',
          engineLitres: 2,
        },
      ],
      [],
    ],
    [
      'vauto.csv',
      [
        {
          id: 'V501',
          name: '2019 Ford F-150 XLT',
          badge: 'XLT',
          series: null,
          isCertified: true,
          createdAt: '2026-08-21',
          price: 32990,
          beforePrice: null,
          photosCount: 2,
        },
        { id: 'V502', carType: 'new', createdAt: '2026-08-03', price: 24500, beforePrice: 25400 },
      ],
      [],
    ],
    [
      'mobile-de.csv',
      [
        {
          stockNumber: 'M-77',
          make: 'Volkswagen',
          year: 2018,
          price: 14990,
          odometerKm: 88500,
          simpleBody: 'wagon',
          simpleTransmission: 'manual',
          dealerComments: 'Scheckheft gepflegt, grüße',
        },
        {
          stockNumber: 'M-78',
          price: 9990,
          odometerKm: 12300,
          simpleBody: 'convertible',
          simpleFuel: 'petrol',
        },
      ],
      [],
    ],
    [
      'autotrader-uk.json',
      [
        {
          stockNumber: '8a8b-001',
          price: 11995,
          odometerKm: 48280,
          registrationPlate: 'AB18CDE',
          status: 'in_stock',
          engineLitres: 1,
          features: ['Sat nav', 'Bluetooth'],
          images: [
            { url: 'https://m.example.com/a/media/w1024h768/1.jpg', thumbUrl: null },
            { url: 'https://m.example.com/a/media/w1024h768/2.jpg', thumbUrl: null },
          ],
        },
        { status: 'sold', price: null },
      ],
      [
        'advertiser.advertiserId',
        'adverts.retailAdverts.adminFee.amountGBP',
        'adverts.retailAdverts.autotraderAdvert.status',
        'features.type',
        'media.images.imageId',
      ],
    ],
    [
      'google-vehicle-ads.xml',
      [
        {
          vin: 'KMHC81LHAKU000001',
          price: 55990,
          beforePrice: 58990,
          simpleFuel: 'electric',
          photosCount: 3,
          dealerComments: 'Long range. | Two keys.',
        },
      ],
      ['google_product_category'],
    ],
    [
      'australian-dms.csv',
      [
        {
          stockNumber: '1001',
          make: 'Volkswagen',
          price: 25990,
          priceExGovernmentCharges: 23500,
          priceType: 'Drive Away',
          registrationExpiry: '2027-03-14',
          dealerComments: 'Great car | with full history | Call us',
        },
        { stockNumber: '1002', make: 'Mercedes-Benz', year: 2020, odometerKm: 40000, price: null },
        { id: 'XYZ99', make: 'Land Rover', model: 'Discovery 4', price: 88, odometerKm: null },
        { id: 'QWE11', stockNumber: '1003', model: 'Jimny', registrationExpiry: '2026-12-12' },
      ],
      [],
    ],
  ])('reads %s', (name, vehicles, unused) => {
    const stock = imported(fixture(name));
    expect(stock.vehicles).toMatchObject(vehicles);
    expect(stock.vehicles).toHaveLength(vehicles.length);
    expect(stock.columns.filter(({ field }) => field === null).map(({ column }) => column)).toEqual(unused);
  });
  it('reports each rejected row with its reason', () => {
    expect(imported(fixture('australian-dms.csv')).rejects).toEqual([
      {
        line: 10,
        reason: 'does not name a car: no make, no model, no year',
        start: expect.stringContaining('MAIN'),
      },
    ]);
  });
});
