import { describe, expect, it } from 'vitest';
import type { GuardFinding } from '../guard/finding.ts';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import { importFeed } from '../import/import-feed.build.ts';
import { missingFacts } from '../missing-facts.ts';
import { doctorPage, unreadablePage } from './doctor-page.build.ts';
import { type DoctorInput, doctorReport } from './doctor-report.ts';

const now = new Date('2026-11-20T02:00:00Z');
const about = {
  tenant: 'example',
  feed: 'feed.csv',
  accept: 'npm run import -- --tenant example --accept',
  importedAt: now.toISOString(),
};
const attack = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

function reportOn(feed: string, more: Partial<DoctorInput> = {}) {
  const settings = feedSettings();
  const stock = importFeed({ bytes: Buffer.from(feed), settings, locations: [], previous: null, now });
  if (!stock.ok) throw new Error(stock.error.message);
  return doctorReport({
    about,
    stock,
    settings,
    changes: null,
    held: [],
    missing: missingFacts(stock, settings),
    history: [],
    timeZone: 'Australia/Brisbane',
    now,
    ...more,
  });
}
const header = 'Stock No,VIN,Make,Model,Year,Price,Odometer,Colour,Photos,Comments,Field 9\n';
const photo = 'https://images.example/1.jpg';
const sound = (number: string) => `${number},,Kia,Rio,2019,19990,60000,Red,${photo},Well kept,x\n`;
const faults = (feed: string) =>
  reportOn(header + feed).findings.map(({ line, kind, problem }) => `${line} ${kind}: ${problem}`);

describe('the feed doctor', () => {
  it('finds nothing wrong with a correct row', () => {
    expect(faults(sound('A1'))).toEqual([]);
  });
  it.each<[string, string, string[]]>([
    [
      'a row that is no car',
      ',,,,,,,,,,total\n',
      ['3 rejected: The row does not name a car: no make, no model, no year.'],
    ],
    [
      'the same car twice',
      sound('A1'),
      [
        '3 duplicate: The row lists the vehicle on line 2 again: same stock number, name, odometer and price.',
      ],
    ],
    [
      'a number that two cars have',
      `A1,,Mazda,CX-5,2019,29990,60000,Red,${photo},,x\n`,
      [
        '2 duplicate: stockNumber "A1" kept, though several vehicles have it.',
        '3 duplicate: stockNumber "A1" kept, though several vehicles have it.',
      ],
    ],
    [
      'no photograph and no price',
      'A2,,Kia,Rio,2019,POA,60000,Red,,,x\n',
      ['3 price: There is no price.', '3 photos: There is no photograph.'],
    ],
    [
      'an odometer in another unit',
      `A2,,Kia,Rio,2025,19990,600000,Red,${photo},,x\n`,
      ['3 implausible: 600,000 km are many for a vehicle of 2025.'],
    ],
    [
      'thousands that were left out',
      `A2,,Kia,Rio,2015,19990,150,Red,${photo},,x\n`,
      ['3 implausible: 150 km are few for a vehicle of 2015.'],
    ],
    [
      'a value that is none',
      `A2,,Kia,Rio,2019,8,60000,Red,${photo},,x\n`,
      ['3 price: There is no price.', expect.stringMatching(/^3 value: price "8" left out/)],
    ],
    [
      'a price that hardly is one',
      `A2,,Kia,Rio,2019,88,60000,Red,${photo},,x\n`,
      ['3 value: price "88" kept, but is suspiciously low for a vehicle.'],
    ],
    [
      'text in another encoding',
      `A2,,Kia,Rio,2019,19990,60000,Red,${photo},A cafÃ© racer,x\n`,
      ['3 text: The text has "cafÃ©", probably "café".'],
    ],
  ])('finds %s', (_, row, expected) => {
    expect(faults(sound('A1') + row)).toEqual(expected);
  });
  it("finds a price with a missing digit by comparing it with the model's prices", () => {
    const rios = [1, 2, 3, 4, 5].map((number) => sound(`A${number}`)).join('');
    expect(faults(`${rios}A6,,Kia,Rio,2019,1999,60000,Red,${photo},,x\n`)).toEqual([
      '7 implausible: 1,999 is low: half of the Kia Rio in the feed cost 19,990 or less.',
    ]);
    expect(faults(`${rios}A6,,Kia,Rio,2019,199900,60000,Red,${photo},,x\n`)).toEqual([
      '7 implausible: 199,900 is high: half of the Kia Rio in the feed cost 19,990 or less.',
    ]);
  });
  it('reports once what is wrong with every vehicle, and other faults row by row', async () => {
    const bare = (number: number, odometer = 60_000) =>
      `B${number},,Kia,Rio,2019,19990,${odometer},Red,,Well kept,x\n`;
    const many = Array.from({ length: 9 }, (_, at) => bare(at)).join('');
    const report = reportOn(`${header}${many}${bare(9, 900_000)}`);
    expect(report.everywhere.map(({ problem }) => problem)).toEqual(['There is no photograph.']);
    expect(report.findings.map(({ kind }) => kind)).toEqual(['implausible']);
    expect(report.counts).toContainEqual({ kind: 'photos', rows: 10 });
    const page = await doctorPage(report);
    expect(page).toContain('<h1>Every vehicle has something to correct</h1>');
    expect(page.match(/There is no photograph\./g)).toHaveLength(1);
    expect(reportOn(`${header}${many}${sound('A1')}`).everywhere).toEqual([]);
    expect(reportOn(header + bare(1)).findings).toHaveLength(1);
  });
  it('ignores sold vehicles', () => {
    expect(
      reportOn('Stock No,Make,Model,Year,Status\n1,Kia,Rio,2019,sold\n2,Kia,Rio,2019,sold\n').findings,
    ).toEqual([]);
  });
  it('gives a remedy for every fault', () => {
    const rows = `${sound('A1')}${sound('A1')},,,,,,,,,,total\nA2,,Kia,Rio,2019,88,3,Beige metallic quartz,,cafÃ©,x\n`;
    const { findings, counts } = reportOn(header + rows);
    expect(findings.length).toBeGreaterThan(4);
    for (const { remedy } of findings) expect(remedy).toMatch(/^[A-Z].{10,}\.$/);
    expect(counts[0]).toEqual({ kind: 'rejected', rows: 1 });
  });
  it('distinguishes recognised columns from guessed ones', () => {
    const cars = ['JTNB23HK903012345', 'JTNB23HK903012346', 'JTNB23HK903012347'];
    const { mapping } = reportOn(
      `Make,Model,Year,Field 9\n${cars.map((vin) => `Kia,Rio,2019,${vin}\n`).join('')}`,
    );
    expect(mapping.rows).toContainEqual({
      field: 'make',
      columns: ['Make'],
      origin: 'sure',
      examples: ['Kia'],
    });
    expect(mapping.rows).toContainEqual({
      field: 'vin',
      columns: ['Field 9'],
      origin: 'suggested',
      examples: cars,
    });
    expect(mapping.missing).toContain('price');
  });
  it('lists the vehicles that have been for sale longest, with their prices', () => {
    const events = [{ kind: 'listed', id: 'A1', price: 21_990 } as const];
    const later = [{ kind: 'price', id: 'A1', price: 19_990 } as const];
    const history = [
      { at: '2026-11-01T02:00:00Z', feed: '1', events },
      { at: '2026-11-10T02:00:00Z', feed: '2', events: later },
    ];
    const [car] = reportOn(header + sound('A1'), { history }).longest;
    expect(car).toMatchObject({ days: 19, prices: [{ price: 21_990 }, { price: 19_990 }] });
  });
});

describe("the feed doctor's page", () => {
  const held: GuardFinding[] = [{ kind: 'lost', sentence: `10 fewer ${attack}`, examples: [attack] }];

  it('says what is wrong in which row, why the feed is held and what to do next', async () => {
    const page = await doctorPage(reportOn(`${header}${sound('A1')},,,,,,,,,,total\n`, { held }));
    expect(page).toMatch(/<h1>The feed is held<\/h1>.*npm run import -- --tenant example --accept/s);
    expect(page).toMatch(
      /<td class="number">3<\/td>.*Rejected.*does not name a car.*Fill in make, model and year/s,
    );
  });
  it('says near its top which facts the feed lacks for all vehicles, and what to write into feed.json', async () => {
    const boxes = ['Automatic', 'Manual', 'CVT'];
    const rows = boxes.map((box, at) => `A${at},Kia,Rio,2019,${box}\n`).join('');
    const page = await doctorPage(reportOn(`Stock No,Make,Model,Year,Zq\n${rows}`));
    const [top = ''] = page.split('<h2>What to correct</h2>');
    expect(top).toContain('<h2>Missing from the whole feed</h2>');
    expect(top).toContain(
      '<strong>gearbox</strong>: the feed gives it for no vehicle; it may stand in &quot;Zq&quot;: <code>&quot;columns&quot;: { &quot;transmission&quot;: &quot;Zq&quot; }</code>',
    );
    const every = await doctorPage(reportOn(header + sound('A1')));
    expect(every).not.toContain('<strong>price</strong>');
  });
  it('runs and loads nothing, whatever a feed contains', async () => {
    const csv = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const hostile = `${header.trimEnd()},${csv(attack)}\n${csv(attack)},,Kia,${csv(attack)},2019,${csv(attack)},1,${csv(attack)},javascript:alert(1),${csv(attack)},x,${csv(attack)}\n`;
    const report = reportOn(hostile, { held, about: { ...about, tenant: attack, feed: attack } });
    for (const page of [
      await doctorPage(report),
      await unreadablePage({ ...about, feed: attack }, attack, attack),
    ]) {
      expect(page).toContain('&lt;script&gt;alert(1)');
      expect(page).not.toMatch(/<(script|img|link|iframe|base|form)\b/i);
      expect(page).not.toMatch(/<[^>]+ (on\w+|src|href)=/i);
      expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    }
  });
  it('has accessible tables: a caption, and headers for columns and rows', async () => {
    const page = await doctorPage(reportOn(`${header}${sound('A1')}${sound('A1')}`));
    const tables = page.match(/<table[\s\S]*?<\/table>/g) ?? [];
    expect(tables.length).toBeGreaterThanOrEqual(3);
    for (const table of tables) {
      expect(table).toContain('<caption>');
      expect(table).toContain('<th scope="col"');
      expect(table).toContain('<th scope="row">');
    }
  });
  it('shows only the most serious faults of a feed with thousands', async () => {
    const poor = Array.from({ length: 2100 }, (_, at) => `B${at},,Kia,Rio,2019,19990,60000,Red,,,x\n`).join(
      '',
    );
    const page = await doctorPage(reportOn(`${header}${sound('A1')}${poor},,,,,,,,,,total\n`));
    expect(page).toContain('does not name a car');
    expect(page).toContain('101 more follow');
    expect(page.match(/There is no photograph\./g)).toHaveLength(1999);
  });
});
