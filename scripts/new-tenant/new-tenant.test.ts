import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { type Ended, runHere, runStarted } from '#tests/fixtures/commands/run-command.ts';
import { commandEnv } from '#tests/setup/command-env.ts';
import { runNewTenant } from './new-tenant.ts';

const defaults = join(import.meta.dirname, '../../tenants/_defaults');
const work = mkdtempSync(join(tmpdir(), 'new-tenant-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const tenantsDir = join(work, 'tenants');
const feed = join(work, 'stock.csv');

beforeEach(() => {
  rmSync(tenantsDir, { recursive: true, force: true });
  mkdirSync(tenantsDir, { recursive: true });
  cpSync(defaults, join(tenantsDir, '_defaults'), { recursive: true });
  // Meaningless column names: only the values show what they are.
  const rows = [
    'Ref,Brand,Model,Built,Ask,zz1,zz2',
    'A1,Kia,Rio,2021,"$19,990",Petrol,45 100 km',
    'A2,Ford,Ranger,2023,"$49,990",Diesel,12 000 km',
  ];
  writeFileSync(feed, `${rows.join('\n')}\n`);
});

const answers = [
  ...[
    '--name',
    'City & Sons',
    '--phone',
    '03 5550 0177',
    '--email',
    'sales@city.example',
    '--address',
    '1 Main St',
  ],
  ...['--suburb', 'Dandenong', '--state', 'VIC', '--postcode', '3175', '--weekdays', '8:30-17:30', '--yes'],
];

const argumentsOf = (slug: string, args: readonly string[]) => [slug, '--tenants-dir', tenantsDir, ...args];
const newTenant = (slug: string, ...args: string[]) => runHere(() => runNewTenant(argumentsOf(slug, args)));
const start = (slug: string, ...args: string[]) =>
  runStarted([join(import.meta.dirname, 'new-tenant.ts'), ...argumentsOf(slug, args)], commandEnv);
const said = ({ stdout, stderr }: Ended) => stdout + stderr;

const settingsOf = (slug: string, subject: string): unknown =>
  JSON.parse(readFileSync(join(tenantsDir, slug, `${subject}.json`), 'utf8'));

describe('npm run new-tenant', () => {
  it('creates a valid dealer with its feed, and the columns that the import cannot find by itself', async () => {
    const created = await start('city', '--feed', feed, ...answers);
    expect(said(created)).toContain(
      'tenants/city was created: 2 vehicles, 2 with a price, 0 with a photograph.',
    );
    expect(created.status).toBe(0);
    expect(loadTenant(tenantsDir, 'city').ok).toBe(true);
    expect(settingsOf('city', 'feed')).toMatchObject({
      file: 'stock/feed.csv',
      columns: { fuel: 'zz1', odometerKm: 'zz2' },
    });
    expect(readFileSync(join(tenantsDir, 'city/stock/feed.csv'), 'utf8')).toBe(readFileSync(feed, 'utf8'));
    expect(existsSync(join(tenantsDir, 'city/public/logo.svg'))).toBe(true);
  });

  it('leaves out a doubtful column, and says what it may hold', async () => {
    const rows = [
      'Brand,Model,Built,zz1,zz2',
      'Kia,Rio,2021,https://autohaus.example/suv/1,"$19,990"',
      'Ford,Ranger,2023,https://autohaus.example/ute/2,"$49,990"',
    ];
    writeFileSync(feed, `${rows.join('\n')}\n`);
    const { stdout } = await newTenant('city', '--feed', feed, ...answers);
    expect(stdout).toContain('Not used: zz1.');
    expect(stdout).toContain(
      'Not used: "zz2" ($19,990 | $49,990), which may be the price, but could hold something else that looks the same. To use it: --column price="zz2"',
    );
    expect(JSON.stringify(settingsOf('city', 'feed'))).not.toContain('zz');
  });

  it('counts the only row of a sample', async () => {
    writeFileSync(feed, 'Ref,Brand,Model,Built,Ask\nA1,Kia,Rio,2021,"$19,990"\n');
    const { stdout } = await newTenant('city', '--feed', feed, ...answers);
    expect(stdout).toContain('\n1 row. What the columns mean:');
    expect(stdout).toContain('was created: 1 vehicle, 1 with a price');
  });

  it('writes the given answers and no defaults', async () => {
    await newTenant('city', '--feed', feed, ...answers);
    expect(settingsOf('city', 'site')).toMatchObject({
      name: 'City & Sons',
      phone: '(03) 5550 0177',
      timeZone: 'Australia/Melbourne',
    });
    expect(settingsOf('city', 'site')).not.toHaveProperty('template');
    expect(settingsOf('city', 'locations')).toMatchObject({
      locations: [
        {
          id: 'dandenong',
          openingHours: expect.arrayContaining([
            { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
            { weekday: 0, status: 'Closed', open: null, close: null },
          ]),
        },
      ],
    });
  });

  it('finds the vehicles of a feed with unknown element names when told their path', async () => {
    const unit = (make: string) =>
      `<unit><maker>${make}</maker><line>Rio</line><season>2021</season><kind>S</kind></unit>`;
    const xml = join(work, 'fleet.xml');
    writeFileSync(xml, `<fleet><made>now</made><units>${unit('Kia')}${unit('Ford')}</units></fleet>`);
    const refused = await newTenant('city', '--feed', xml, ...answers);
    expect(said(refused)).toContain('--record-path listings.listing');
    const { stdout } = await newTenant(
      'city',
      '--feed',
      xml,
      '--record-path',
      'fleet.units.unit',
      '--column',
      'badge=kind',
      ...answers,
    );
    expect(stdout).toContain('2 vehicles');
    expect(settingsOf('city', 'feed')).toMatchObject({
      recordPath: 'fleet.units.unit',
      columns: { model: 'line', badge: 'kind' },
    });
  });

  it('never changes an existing dealer', async () => {
    mkdirSync(join(tenantsDir, 'city'));
    writeFileSync(join(tenantsDir, 'city/site.json'), 'mine');
    const ended = await start('city', '--feed', feed, ...answers);
    expect(ended.status).toBe(1);
    expect(said(ended)).toContain('tenants/city already exists and was not changed.');
    expect(readFileSync(join(tenantsDir, 'city/site.json'), 'utf8')).toBe('mine');
  });

  it.each([
    ['a feed that is not there', ['--feed', '/nowhere.csv'], 'There is no feed at /nowhere.csv'],
    [
      'a flag that cannot be taken',
      ['--feed', feed, ...answers.map((answer) => (answer === '3175' ? '1' : answer))],
      '--postcode "1" is invalid',
    ],
    ['a field that is none', ['--feed', feed, '--column', 'cost=Ask'], '--column "cost=Ask" is invalid'],
    ['a mistyped field', ['--feed', feed, '--column', 'prize=Ask'], 'Did you mean "price=Ask"?'],
    ['an answer that is missing', ['--feed', feed, '--yes'], '--name: a name'],
  ])('writes nothing for %s, and says what to do', async (_what, args, sentence) => {
    const given = args.includes('--yes') ? args : [...answers, ...args];
    const ended = await newTenant('city', ...given);
    expect(ended.status).toBe(1);
    expect(said(ended)).toContain(sentence);
    expect(readdirSync(tenantsDir)).toEqual(['_defaults']);
  });

  it('writes nothing for a feed in which no car is named', async () => {
    writeFileSync(feed, 'a,b\n1,2\n');
    const ended = await newTenant('city', '--feed', feed, ...answers);
    expect(ended.status).toBe(1);
    expect(said(ended)).toContain('No column names a car.');
    expect(readdirSync(tenantsDir)).toEqual(['_defaults']);
  });
});
