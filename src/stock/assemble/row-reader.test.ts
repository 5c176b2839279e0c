import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedFields } from '../columns/feed-fields.ts';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import { aRow, now } from './draft.fixture.ts';
import { draftVehicle } from './draft-vehicle.ts';

const mapped = { columns: Object.fromEntries(feedFields.map((field) => [field, field])) };
const car = { make: 'Kia', model: 'Rio', year: '2019' };

function drafted(cells: Record<string, string>) {
  const every = Object.fromEntries(feedFields.map((field) => [field, '']));
  const { row, warnings } = aRow({ ...every, ...car, ...cells }, mapped);
  const result = draftVehicle(row, {
    settings: feedSettings(mapped),
    distanceUnit: 'km',
    locations: [],
    now,
  });
  if (!result.ok) throw new Error(result.reason);
  return { draft: result.draft, warnings };
}

describe('a row', () => {
  it.each([
    ['https://autohaus.example/suv/1', 'left out: is a web address'],
    ['sales@diesel.example', 'left out: is an e-mail address'],
    ['photos/manual.jpg', 'left out: is the path of a file'],
    ['R 619 900', 'left out: is a price'],
  ])('does not mean a gearbox, a body or a fuel by %j, and says so once', (found, done) => {
    const { draft, warnings } = drafted({ transmission: found, body: found, fuel: found, badge: found });
    expect(draft).toMatchObject({
      ...{
        transmission: null,
        simpleTransmission: null,
        body: null,
        fuel: null,
        simpleFuel: null,
        badge: null,
      },
      name: '2019 Kia Rio',
    });
    expect(warnings.map(({ field }) => field).toSorted()).toEqual(['badge', 'body', 'fuel', 'transmission']);
    expect(warnings[0]).toMatchObject({ found, done });
  });

  it('gives no other facts if its other cells contain web addresses', () => {
    const addressed = new Set(
      'images moreImages thumbnails videoUrl externalVideoUrl spinImages spinInteriorImage spinCode historyReportUrl hotspots youxQuote financeLenders dealerComments features make model year isSold isReserved status'.split(
        ' ',
      ),
    );
    const plain = drafted({}).draft;
    const word = fc.constantFrom(
      'automatic',
      'suv',
      'diesel',
      'white',
      'awd',
      '2021',
      '25990',
      'used',
      'demo',
      '7-seats',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const address = `https://${words[0]}.example/${words.join('/')}`;
        const cells = feedFields.filter((field) => !addressed.has(field)).map((field) => [field, address]);
        expect(drafted(Object.fromEntries(cells)).draft).toEqual(plain);
      }),
    );
  });

  it('is named by a title with the web address removed', () => {
    const title = '2020 Kia Cerato Sport www.automatic-suv.example';
    const { draft } = drafted({ title, make: '', model: '', year: '' });
    expect(draft).toMatchObject({
      name: '2020 Kia Cerato Sport',
      simpleBody: null,
      simpleTransmission: null,
    });
  });

  it.each([
    ['stockNumber', 'CAD1021', 'CAD1021'],
    ['stockNumber', 'CHF204', 'CHF204'],
    ['stockNumber', '2024/03/12/17', '2024/03/12/17'],
    ['nvic', 'EUR22', 'EUR22'],
    ['vin', 'NOK123456', 'NOK123456'],
    ['registrationPlate', 'CAD 123', 'CAD123'],
    ['registrationPlate', '123 NOK', '123NOK'],
    ['engine', '1.6L 88kW@6.300rpm', '1.6L 88kW@6.300rpm'],
  ] as const)('takes the %s %j for what it is, not for a price or an address', (field, text, expected) => {
    const { draft, warnings } = drafted({ [field]: text });
    expect(draft[field]).toBe(expected);
    expect(warnings).toEqual([]);
  });

  it('uses a branch code that looks like a price', () => {
    expect(aRow({ ...car, locationCode: 'NOK 12' }).row.text('locationCode')).toBe('NOK 12');
  });

  it.each(['stockNumber', 'vin', 'nvic', 'registrationPlate'] as const)(
    'leaves out a web address in the %s, with a warning',
    (field) => {
      const { draft, warnings } = drafted({ [field]: 'https://x.example/A1021' });
      expect(draft[field]).toBeNull();
      expect(warnings).toMatchObject([{ field, done: 'left out: is a web address' }]);
    },
  );

  it('accepts any value written in feed.json', () => {
    const settings = { constants: { tag: 'https://x.example' } };
    expect(aRow(car, settings).row.text('tag')).toBe('https://x.example');
  });
});
