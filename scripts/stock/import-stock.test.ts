import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHere, runStarted } from '#tests/fixtures/commands/run-command.ts';
import { commandEnv } from '#tests/setup/command-env.ts';
import { runImport } from './import-stock.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
const script = join(import.meta.dirname, 'import-stock.ts');

const env = { ...commandEnv, DATA_DIR: join(folder, 'data'), REPORTS_DIR: join(folder, 'reports') };

const run = (...args: string[]) => runHere(() => runImport(args, env));
const start = (args: readonly string[], nodeOptions: readonly string[] = []) =>
  runStarted([...nodeOptions, script, ...args], env);

/** Loaded before a command, this lets every file that it opens for writing fail as on a full disk. */
const fullDisk = `
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
const { open } = promises;
promises.open = async (path, flags, ...rest) => {
  if (flags === 'w') throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return open(path, flags, ...rest);
};
syncBuiltinESMExports();`;
function feed(text: string): string {
  const path = join(folder, 'feed.csv');
  writeFileSync(path, text);
  return path;
}

describe('npm run import', () => {
  it.each<[string, string[], RegExp]>([
    ['no tenant', [], /--tenant is missing: which dealer\?.*npm run import/s],
    ['a misspelt option', ['--tennant', 'x'], /Unknown option.*npm run import/s],
  ])('explains itself to somebody who gave %s', async (_, args, message) => {
    const { status, stderr } = await run(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
  it('names what is wrong with a tenant', async () => {
    expect(await run('--tenant', 'nobody')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nobody'),
    });
  });
  it('takes no feed of a language edition', async () => {
    const { status, stderr } = await run(
      '--tenant',
      'wattle-range-zh',
      '--feed',
      feed('Stock No,Make,Model,Year\n1,Kia,Rio,2019\n'),
    );
    expect(status).toBe(1);
    expect(stderr).toContain('wattle-range-zh is another language of wattle-range and shows its stock.');
  });
  it('prints a summary; for an unreadable feed it fails and keeps the old stock', async () => {
    const good = await run(
      '--tenant',
      'pitstop',
      '--feed',
      feed('Stock No,Make,Model,Year,Zodiac\n1,Kia,Rio,2019,Leo\n2,,,,\n'),
    );
    expect(good).toMatchObject({ status: 0 });
    expect(good.stdout).toMatch(
      /rows read +2\nvehicles +1\nrejected +1\n +1 +does not name a car.*columns not used +1 +Zodiac/s,
    );
    const stock = () => readFileSync(join(folder, 'data/stock/pitstop/stock.json'), 'utf8');
    const before = stock();
    const bad = await run('--tenant', 'pitstop', '--feed', feed('<html>502</html>'));
    expect(bad).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The last good stock of pitstop stays in place'),
    });
    expect(stock()).toBe(before);
  });

  it('says what to do if the disk is full, and keeps the old stock', async () => {
    const args = (text: string) => ['--tenant', 'harbourline', '--feed', feed(text)];
    expect(await run(...args('Stock No,Make,Model,Year\n1,Kia,Rio,2019\n'))).toMatchObject({ status: 0 });
    const path = join(folder, 'data/stock/harbourline/stock.json');
    const before = readFileSync(path, 'utf8');
    const changed = args('Stock No,Make,Model,Year\n1,Kia,Rio,2020\n');
    const ended = await start(changed, ['--import', `data:text/javascript,${encodeURIComponent(fullDisk)}`]);
    expect(ended).toMatchObject({ status: 1, stdout: '' });
    expect(ended.stderr).toBe(
      `The disk of ${join(folder, 'data')} or ${join(folder, 'reports')} is full. The stock is complete: the last good one, or this one if only its report did not fit. Free some space, then import again.\n`,
    );
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('holds a feed that lost too much, says what to do, and accepts it with one option', async () => {
    const cars = (count: number) =>
      feed(
        `Stock No,Make,Model,Year\n${Array.from({ length: count }, (_, at) => `${at},Kia,Rio,2019\n`).join('')}`,
      );
    const args = (count: number) => ['--tenant', 'meridian', '--feed', cars(count)];
    expect(await run(...args(10))).toMatchObject({ status: 0 });
    const held = await start(args(5));
    expect(held.status).toBe(3);
    expect(held.stderr).toMatch(
      /The feed of meridian is held:\n {2}- 10 vehicles were for sale and 5 are left.*\nThe last good stock of meridian stays in place\.\nReport: .*import\.html\nIf the feed is right: npm run import -- --tenant meridian --feed .*feed\.csv --accept/,
    );
    const printed = await run(...args(5), '--json');
    expect(printed.status).toBe(3);
    expect(JSON.parse(printed.stdout)).toMatchObject({
      outcome: 'held',
      held: [{ kind: 'lost' }],
      changes: { vanished: 5, unchanged: 5 },
    });
    expect(await run(...args(5), '--accept')).toMatchObject({ status: 0 });
    const again = await run(...args(5), '--report', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      outcome: 'taken',
      changes: { unchanged: 5 },
      files: { page: expect.stringMatching(/import\.html$/) },
    });
    expect(
      JSON.parse((await run('--tenant', 'meridian', '--feed', feed(''), '--json')).stdout),
    ).toMatchObject({
      outcome: 'failed',
      error: expect.stringContaining('The feed is empty'),
    });
  });
});
