import { describe, expect, it } from 'vitest';
import type { BuildResult } from './build-job.ts';
import { resultTable, terminalWatcher } from './build-report.ts';

const built = (slug: string): Extract<BuildResult, { ok: true }> => ({
  ok: true,
  slug,
  seconds: 8.04,
  vehicles: 420,
  published: 413,
  rejected: 2,
  held: [],
  unusable: [],
  missing: [],
  pages: 698,
  rendered: 698,
  bytes: 37_450_000,
  feeds: [],
});
const failed: BuildResult = {
  ok: false,
  slug: 'pitstop',
  seconds: 0.21,
  problems: [
    'tenants/pitstop/site.json:3  name must be text.',
    'tenants/pitstop/site.json:9  is not a setting.',
  ],
};

describe('resultTable', () => {
  it('puts the figures of each tenant under their headings', () => {
    expect(resultTable([built('harbourline')]).split('\n')).toEqual([
      'tenant       vehicles  rejected  pages  seconds    MB',
      '-----------  --------  --------  -----  -------  ----',
      'harbourline       420         2    698      8.0  37.5',
    ]);
  });

  it('lists below them what is advertised, and why other vehicles are not', () => {
    const feeds = [
      { network: 'Google', file: 'a.xml', vehicles: 371, leftOut: { price: 11, reserved: 8 } },
      { network: 'Meta', file: 'a.csv', vehicles: 420, leftOut: {} },
    ];
    expect(
      resultTable([{ ...built('harbourline'), feeds }])
        .split('\n')
        .slice(-3),
    ).toEqual([
      '',
      'harbourline: Google: 371 advertised; left out: 8 reserved, 11 without a price',
      'harbourline: Meta: 420 advertised',
    ]);
  });

  it('lists every problem of a tenant that failed below the table', () => {
    const text = resultTable([built('harbourline'), failed]);
    expect(text).toMatch(/^pitstop\s+failed\s+0\.2\s*$/m);
    expect(text.split('\n').slice(-3)).toEqual([
      'pitstop was not built:',
      '  tenants/pitstop/site.json:3  name must be text.',
      '  tenants/pitstop/site.json:9  is not a setting.',
    ]);
  });

  it('says whose feed is held, why, and what to do next', () => {
    const held = { ...built('harbourline'), held: ['20 vehicles were for sale and 10 are left.'] };
    expect(
      resultTable([held, built('meridian')])
        .split('\n')
        .slice(-4),
    ).toEqual([
      '',
      'harbourline shows its last good stock, because its feed is held:',
      '  20 vehicles were for sale and 10 are left.',
      '  If the feed is right: npm run import -- --tenant harbourline --accept',
    ]);
  });

  it('says whose feed cannot be used, and that the settings are published nevertheless', () => {
    const unusable = { ...built('harbourline'), unusable: ['feed.csv:1: The feed is empty.'] };
    expect(resultTable([unusable]).split('\n').slice(-4)).toEqual([
      '',
      'harbourline shows its last good stock, because its feed cannot be used:',
      '  feed.csv:1: The feed is empty.',
      '  All other settings are live. The next build takes the feed again: correct it, or ask its supplier for a complete one.',
    ]);
  });

  it('says whose feed could not be fetched, and that an older copy was read', () => {
    const unfetched = { ...built('harbourline'), unfetched: 'The feed was not fetched: 503.' };
    const text = resultTable([unfetched]);
    expect(text.split('\n').slice(-3)).toEqual([
      '',
      'harbourline was built from the feed that was fetched before:',
      '  The feed was not fetched: 503.',
    ]);
    expect(text).not.toContain('last good stock');
  });

  it('says which facts a feed lacks for all vehicles, and what to write into feed.json', () => {
    const missing = [
      {
        name: 'gearbox',
        vehicles: 420,
        hint: 'the feed gives it for no vehicle; it may stand in "Kx"',
        mapping: '"columns": { "transmission": "Kx" }',
      },
    ];
    expect(
      resultTable([{ ...built('harbourline'), missing }, built('meridian')])
        .split('\n')
        .slice(-3),
    ).toEqual([
      '',
      'harbourline lacks what nearly all feeds have:',
      '  gearbox: the feed gives it for no vehicle; it may stand in "Kx": "columns": { "transmission": "Kx" } in feed.json',
    ]);
  });

  it('lists broken links and empty blocks, and counts those beyond the first few', () => {
    const warnings = Array.from({ length: 17 }, (_, index) => `site.json:${index}  leads nowhere.`);
    const lines = resultTable([{ ...built('harbourline'), warnings }]).split('\n');
    expect(lines.slice(4, 6)).toEqual([
      'harbourline is built, and has links that lead nowhere or blocks that show nothing:',
      '  site.json:0  leads nowhere.',
    ]);
    expect(lines.at(-1)).toBe('  and 12 more: npm run check -- --tenant harbourline');
    expect(lines).toHaveLength(11);
  });

  it('names the source of the feed, if given', () => {
    const held = { ...built('harbourline'), held: ['The price of 1 vehicle falls by 50 % or more.'] };
    expect(resultTable([held], { tenantsDir: '/dealers', feed: 'new.csv' })).toMatch(
      /: npm run import -- --tenant harbourline --tenants-dir \/dealers --feed new\.csv --accept$/,
    );
  });

  it('has only headings when nothing was built', () => {
    expect(resultTable([]).split('\n')).toHaveLength(2);
  });
});

describe('terminalWatcher', () => {
  function watched(isTTY: boolean) {
    const written: string[] = [];
    const terminal = { isTTY, write: (text: string) => written.push(text) };
    return { watcher: terminalWatcher(terminal, 2), written };
  }

  it('writes one log line each when a tenant begins, renders and ends, and none for smaller steps', () => {
    const { watcher, written } = watched(false);
    for (const step of ['settings', 'stock', 'vehicles 0/9', 'vehicles 9/9', 'pages'])
      watcher.progress('a', step);
    watcher.done(built('a'));
    expect(written).toEqual(['a: settings\n', 'a: pages\n', 'a: done in 8.0 s (1/2)\n']);
  });

  it('redraws one line on a terminal with everything in progress', () => {
    const { watcher, written } = watched(true);
    watcher.progress('a', 'settings');
    watcher.progress('b', 'stock');
    expect(written.at(-1)).toBe('\r\u001b[2K0/2 built   a: settings   b: stock');
    watcher.done(failed);
    expect(written.join('')).toContain('pitstop: failed (1/2)\n');
  });
});
