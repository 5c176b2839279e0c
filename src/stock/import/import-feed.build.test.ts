import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fixture, imported, now, run } from '#tests/fixtures/feeds/imported-feed.ts';
import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { vehicleSchema } from '../../vehicle/vehicle.schema.ts';
import { feedSettings } from './feed-settings.fixture.ts';
import { importFeed } from './import-feed.build.ts';

const messageOf = (feed: string | Uint8Array, changes: Partial<FeedSettings> = {}) => {
  const result = run(feed, changes);
  return result.ok ? 'ok' : result.error.message;
};

const header = 'Stock No,Make,Model,Year,Price,Colour,Comments\n';
const row = (stock: number, comments = 'ok') => `${stock},Kia,Rio,2019,9990,Red,${comments}\n`;

describe('importFeed', () => {
  it('reads the same feed in every format and compression', () => {
    const cars = [
      { 'Stock No': '1', Make: 'Kia', Model: 'Rio', Year: '2019', Price: '9990' },
      { 'Stock No': '2', Make: 'Kia', Model: 'Ceed', Year: '2020', Price: '19990' },
    ];
    const csv = ['Stock No,Make,Model,Year,Price', ...cars.map((car) => Object.values(car).join(','))].join(
      '\n',
    );
    const xml = `<stock>${cars
      .map(
        (car) =>
          `<car>${Object.entries(car)
            .map(([key, value]) => `<${key.replace(' ', '')}>${value}</${key.replace(' ', '')}>`)
            .join('')}</car>`,
      )
      .join('')}</stock>`;
    const json = JSON.stringify({ cars });
    const ndjson = cars.map((car) => JSON.stringify(car)).join('\n');
    const [first, ...others] = [
      csv,
      `\ufeff${csv}`,
      Buffer.from(`\ufeff${csv}`, 'utf16le'),
      csv.replaceAll(',', '\t'),
      xml,
      json,
      ndjson,
      gzipSync(xml),
    ].map((feed) => imported(feed).vehicles);
    expect(first).toHaveLength(2);
    for (const vehicles of others) expect(vehicles).toEqual(first);
  });
  it('follows the mapping of feed.json', () => {
    const feed = 'A;B;C;D;E\nx1;Kia;Rio;2019;S\nx2;Kia;Ceed;2020;L\n';
    const settings: Partial<FeedSettings> = {
      columns: { stockNumber: 'A', make: 'B', model: 'C', year: ['Z', 'D'], status: 'E' },
      values: { status: { S: 'sold', L: 'live' } },
      constants: { carType: 'demo', state: 'WA' },
    };
    expect(imported(feed, settings).vehicles).toMatchObject([
      { id: 'x1', status: 'sold', carType: 'demo', state: 'WA' },
      { id: 'x2', status: 'in_stock', carType: 'demo', state: 'WA' },
    ]);
  });
  it('refuses an impossible mapping', () => {
    expect(messageOf(header + row(1), { columns: { make: 'Maker' } })).toMatch(
      /"Maker".*Did you mean "Make"/,
    );
  });
  it('determines date order from the whole column', () => {
    const feed = `Make,Model,Year,Rego Expiry\nKia,Rio,2019,03/04/2027\nKia,Rio,2019,12/25/2027\n`;
    expect(imported(feed).vehicles.map(({ registrationExpiry }) => registrationExpiry)).toEqual([
      '2027-03-04',
      '2027-12-25',
    ]);
    expect(imported(feed, { dateOrder: 'dmy' }).vehicles[0]?.registrationExpiry).toBe('2027-04-03');
  });
  it('rejects only the damaged row', () => {
    const feed = `${header}${row(1)}2,Kia,"Rio,2019,9990,Red,an, unclosed, mark\n${row(3, '"a, b"')},,,,,,Total 3 cars\n${row(5)}`;
    const stock = imported(feed);
    expect(stock.vehicles.map(({ id }) => id)).toEqual(['1', '3', '5']);
    expect(stock.rejects.map(({ line }) => line)).toEqual([3, 5]);
    expect(stock.rowsRead).toBe(5);
  });
  it.each<[string, string | Uint8Array, RegExp]>([
    ['nothing', '', /is empty/],
    ['white space', ' \n\n', /is empty/],
    ['column names only', header, /no vehicle/],
    ['a web page', '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>', /web page/],
    [
      'a web page after a comment',
      '<?xml version="1.0"?>\n<!-- IIS --> <!DOCTYPE html PUBLIC ""><html>502</html>',
      /web page/,
    ],
    ['a sentence', 'Service temporarily unavailable', /no vehicle|No column/],
    ['columns that name no car', 'a,b,c\n1,2,3\n', /No column names a car. The columns are: a, b, c/],
    ['rows that name no car', 'Make,Model,Year\n,,2019\n,,2020\n', /None of the 2 rows/],
    ['half a row', `${header}${row(1)}2,Kia,Ri`, /breaks off.*line 3/],
    ['half a document', '{"cars":[{"make":"Kia","model":"Rio"', /ends early/],
    ['an archive', Buffer.from('PK\u0003\u0004\u0000'), /ZIP/],
  ])('refuses %s as a whole', (_, feed, message) => {
    expect(messageOf(feed)).toMatch(message);
  });
  it('removes markup, scripts and hidden characters from all texts', () => {
    const nasty = '<b>x</b><script>alert(1)</script>&lt;img src=x onerror=alert(2)&gt;\u202e\u0000';
    const names = [
      'Stock No',
      'Make',
      'Model',
      'Badge',
      'Series',
      'Title',
      'Colour',
      'Interior',
      'Body',
      'Fuel',
      'Transmission',
      'Engine',
      'Comments',
      'Features',
      'Dealer Name',
      'Suburb',
      'State',
      'Tag',
      'Price Type',
      'Spin Code',
      'Axle Type',
      'Images',
      'Video',
      'Thumbnails',
      'finance_lenders',
      'hotspots',
      'history_report',
      'nvic',
      'gearType',
      'yardcode',
      'Private Postcode',
      'Induction',
      'Cab',
    ];
    const cells = names.map((name) =>
      name === 'Images' || name === 'Video' ? `https://e.com/"><script>${nasty}` : `Kia ${nasty}`,
    );
    const feed = `${names.join('\t')}\tYear\n${cells.join('\t')}\t2019\n`;
    const [vehicle] = imported(feed).vehicles;
    expect(vehicle).toBeDefined();
    expect(JSON.stringify(vehicle)).not.toMatch(/<[a-z/!]|alert\(1\)|\\u0000|\u202e|javascript:/i);
  });
  it('reports progress', () => {
    const seen = new Set<string>();
    importFeed({
      bytes: Buffer.from(header + row(1)),
      settings: feedSettings(),
      locations: [],
      previous: null,
      now,
      onProgress: ({ stage, total }) => seen.add(`${stage} ${total}`),
    });
    expect([...seen]).toEqual([`reading ${header.length + row(1).length}`, 'vehicles 1']);
  });
});

describe('for any feed content', () => {
  /** Never throws; every row is accounted for; every vehicle is valid and has a unique identity. */
  function check(feed: string | Uint8Array): void {
    const result = run(feed);
    if (!result.ok) {
      expect(result.error.message).toMatch(/^[A-Z"].+[.?]$/s);
      return;
    }
    expect(result.vehicles.length + result.rejects.length).toBe(result.rowsRead);
    for (const vehicle of result.vehicles) expect(v.is(vehicleSchema, vehicle)).toBe(true);
    expect(new Set(result.vehicles.map(({ id }) => id)).size).toBe(result.vehicles.length);
    expect(new Set(result.vehicles.map(({ slug }) => slug)).size).toBe(result.vehicles.length);
    for (const { reason } of result.rejects) expect(reason).toMatch(/\w/);
  }
  const names = [
    'easycars.json',
    'vauto.csv',
    'mobile-de.csv',
    'autotrader-uk.json',
    'google-vehicle-ads.xml',
    'australian-dms.csv',
  ];

  it('survives random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => check(bytes)),
      { numRuns: 300 },
    );
  });
  it.each(names)('survives %s truncated at any point', (name) => {
    const bytes = fixture(name);
    fc.assert(
      fc.property(fc.nat(bytes.length), (length) => check(bytes.subarray(0, length))),
      { numRuns: 40 },
    );
  });
  it.each(names)('survives %s with bytes changed', (name) => {
    const bytes = fixture(name);
    const change = fc.tuple(
      fc.nat(bytes.length - 1),
      fc.constantFrom(...Buffer.from('"\'<>{}[],;\n\r\\|&\u0000a1')),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const damaged = Buffer.from(bytes);
        for (const [place, byte] of changes) damaged[place] = byte;
        check(damaged);
      }),
      { numRuns: 50 },
    );
  });
  it('survives random cells in known columns', () => {
    const columns =
      'Stock No,VIN,Rego,Title,Make,Model,Badge,Series,Year,Type,Status,Price,Was Price,Odometer,Colour,Body,Fuel,Gears,Drive,Doors,Seats,Engine,Images,Comments,Features,Date Added,Rego Expiry,Location,Build Date,finance_lenders'.split(
        ',',
      );
    const word = fc.constantFrom(
      'Kia',
      'Rio',
      'Land',
      'Rover',
      '2019',
      '-',
      '- / -',
      'POA',
      '$1',
      '0',
      '-5',
      '1e999',
      'NaN',
      '5 Seats',
      '0 L',
      '<b>',
      '"',
      '\\',
      '31/02/2026',
      'https://e.com/a.jpg',
      'javascript:1',
      '{"a":1}',
      '[1]',
      '🚗',
      'ß',
      '\u202e',
      'null',
      '__proto__',
      'constructor',
      '9'.repeat(40),
    );
    const cell = fc.oneof(
      word,
      fc.string({ maxLength: 20 }),
      fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    );
    const feed = fc.array(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), {
      minLength: 1,
      maxLength: 5,
    });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(feed, (rows) =>
        check([columns, ...rows].map((cells) => cells.map(quoted).join(',')).join('\n')),
      ),
      { numRuns: 100 },
    );
  });
});
