import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere, runStarted } from '#tests/fixtures/commands/run-command.ts';
import { aLocation, aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { commandEnv } from '#tests/setup/command-env.ts';
import { writeSnapshot } from '../../src/stock/snapshot.build.ts';
import { aVehicle } from '../../src/vehicle/a-vehicle.fixture.ts';
import { runCheck } from './check.ts';
import { runExplain } from './explain.ts';

const page = '---\ntitle: A\ndescription: B.\n---\n# A\n';
const menuPages = ['about-us', 'careers', 'privacy-policy', 'service', 'terms-and-conditions'];
const content = Object.fromEntries(
  [...menuPages, 'vehicle-parts-and-accessories'].map((slug) => [`content/${slug}.md`, page]),
);
const right = {
  'site.json': aSite,
  'locations.json': { locations: [aLocation()] },
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"/>',
};
const tenants = writeTenants({
  _defaults: { ...realDefaults(), ...content },
  pitstop: right,
  hider: {
    ...right,
    'vehicle.json': {
      hiding: [
        { hide: 'car', stockNumbers: ['A1'] },
        { hide: 'price', makes: ['Toyota'] },
      ],
    },
  },
  wrong: { ...right, 'vehicle.json': { card: { showPriec: true } } },
});
const dataDir = mkdtempSync(join(tmpdir(), 'check-command-'));
beforeAll(() =>
  writeSnapshot(dataDir, 'hider', {
    tenant: 'hider',
    importedAt: '2026-11-20T02:00:00.000Z',
    feed: { file: 'feed.csv', sha256: '', rows: 3, arrivedAt: null, columns: [] },
    ...{ departed: [], dropped: [], newcomers: [], memory: null, change: null },
    vehicles: ['A1', 'A2', 'A3'].map((stockNumber, at) => aVehicle({ id: String(at), stockNumber })),
  }),
);
afterAll(() => {
  tenants.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const commands = { check: runCheck, explain: runExplain };
const env = { ...commandEnv, DATA_DIR: dataDir };
const inFolder = (args: readonly string[]) => ['--tenants-dir', tenants.tenantsDir, ...args];

const run = (name: keyof typeof commands, ...args: string[]) =>
  runHere(() => commands[name](inFolder(args), env));
const start = (script: string, ...args: string[]) =>
  runStarted([join(import.meta.dirname, script), ...inFolder(args)], env);

describe('npm run check', () => {
  it('exits with 0 if there is only advice', async () => {
    const { status, stdout } = await run('check', '--tenant', 'pitstop');
    expect([status, stdout.includes(': mistakes (')]).toEqual([0, false]);
    expect(stdout).toContain('pitstop: advice');
    expect(stdout).toContain('1 dealer checked');
  });

  it('exits with 1 if any dealer has mistakes', async () => {
    const { status, stdout } = await start('check.ts');
    expect(status).toBe(1);
    expect(stdout).toContain('wrong: mistakes (1)');
    expect(stdout).toContain('tenants/wrong/vehicle.json:3  card.showPriec is not a setting.');
    expect(stdout).toContain('3 dealers checked');
  });

  it('prints the findings as JSON for other programs', async () => {
    const { stdout } = await run('check', '--tenant', 'wrong', '--json');
    const told: { slug: string; problems: { file: string; line: number; isAdvice?: boolean }[] }[] =
      JSON.parse(stdout);
    expect(told[0]?.problems.filter(({ isAdvice }) => isAdvice !== true)).toMatchObject([
      { file: 'tenants/wrong/vehicle.json', line: 3 },
    ]);
  });

  it('says what it did not check because settings have mistakes', async () => {
    const { stdout } = await run('check', '--tenant', 'wrong', '--tenant', 'nobody', '--tenant', 'pitstop');
    expect(stdout.match(/.*not checked.*/g)).toEqual([
      '  Texts, links and pictures were not checked: the settings of vehicle.json cannot be used until their mistakes are corrected.',
    ]);
  });

  it('reports the effect of hiding rules on the present stock', async () => {
    const { status, stdout } = await start('check.ts', '--tenant', 'hider');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'hider: good to know\n\n  vehicle.hiding[0] hides 1 car: stockNumbers A1\n  vehicle.hiding[1] hides the price of 3 cars: makes Toyota\n',
    );
  });

  it('uses the given day', async () => {
    const { status, stderr } = await run('check', '--date', 'tomorrow');
    expect(status).toBe(2);
    expect(stderr).toContain('--date tomorrow is not a day such as 2026-11-20.');
  });
});

describe('npm run explain', () => {
  it('explains a setting of a dealer', async () => {
    const { status, stdout } = await run('explain', '--tenant', 'pitstop', 'leads.optInDefault');
    expect(status).toBe(0);
    expect(stdout).toContain('tenants/_defaults/leads.json:4, the default: pitstop sets nothing of its own');
  });

  it('explains the settings of a dealer with mistakes', async () => {
    const { status, stdout } = await run('explain', '--tenant', 'wrong', 'site.phone');
    expect([status, stdout.includes('"(08) 5550 0100"')]).toEqual([0, true]);
  });

  it("reports the effect of hiding rules on a dealer's present stock", async () => {
    const { status, stdout } = await start('explain.ts', '--tenant', 'hider', 'vehicle.hiding');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'Of the present stock:\n  hiding[0] hides 1 car: stockNumbers A1\n  hiding[1] hides the price of 3 cars: makes Toyota\n',
    );
  });

  it('treats plain words as one question, with or without quotation marks', async () => {
    const apart = await run('explain', '--tenant', 'pitstop', 'hide', 'price');
    const quoted = await run('explain', '--tenant', 'pitstop', 'hide price');
    expect(apart).toEqual(quoted);
    expect(apart.stderr).toMatch(
      /^Settings that "hide price" may mean:\n {2}npm run explain -- vehicle\.hiding\n/,
    );
  });

  it('explains several settings, groups and files', async () => {
    const { status, stdout } = await run('explain', 'leads', 'site.phone', 'redirects');
    expect(status).toBe(0);
    expect(stdout.match(/^(?:leads|site\.phone|redirects)\b.*$/gm)).toHaveLength(3);
  });

  it('exits with 1 and a hint for an unknown setting or dealer', async () => {
    const misspelt = await start('explain.ts', 'leads.optInDefalt');
    expect(misspelt.status).toBe(1);
    expect(misspelt.stderr).toContain('Did you mean leads.optInDefault?');
    const nobody = await run('explain', '--tenant', 'pitstp', 'leads.optInDefault');
    expect(nobody.status).toBe(1);
    expect(nobody.stderr).toContain('Did you mean "pitstop"?');
    const nothing = await run('explain');
    expect(nothing.stderr).toContain('A setting is needed');
  });
});
