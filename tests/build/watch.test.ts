import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { localService } from '#functions/ports/local-service.fixture.ts';
import { buildRecordSchema } from '#src/ops/queue/build-record.schema.ts';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';
import { commandEnv } from '../setup/command-env.ts';

const repository = join(import.meta.dirname, '../..');
const secret = 'the-secret-of-a-dealer-in-a-test';
const pollOptions = { timeout: 300_000, interval: 300 };

const reportSchema = v.object({
  waiting: v.array(v.object({ tenant: v.string() })),
  building: v.array(v.object({ tenant: v.string(), step: v.string() })),
  tenants: v.array(v.object({ problems: v.array(v.object({ what: v.string() })) })),
  finished: v.array(buildRecordSchema),
});

const noticeSchema = v.object({ type: v.string(), data: v.object({ dealer: v.string() }) });

const workshop = openWorkshop();
const live = join(workshop.root, 'live');
const siteFile = join(workshop.tenantsDir, 'city/site.json');
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  workshop.remove();
});

/** Starts `npm run watch` as its own process, without the test runner's environment. */
async function startWatch(notifyUrl: string) {
  const child = spawn(
    process.execPath,
    [
      join(repository, 'scripts/watch.ts'),
      ...[
        '--tenants-dir',
        workshop.tenantsDir,
        '--out',
        workshop.distDir,
        '--port',
        '0',
        '--workers',
        '2',
        '--settled',
        '2',
      ],
    ],
    {
      cwd: workshop.root,
      env: {
        ...commandEnv,
        DATA_DIR: join(workshop.root, 'data'),
        REPORTS_DIR: join(workshop.root, 'reports'),
        FEED_SECRET_CITY: secret,
        OPS_NOTIFY_URL: notifyUrl,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  started.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+(?=\/ops)/.exec(line)?.[0];
    if (url === undefined) continue;
    child.stdout.resume();
    const report = async () => v.parse(reportSchema, await (await fetch(`${url}/ops.json`)).json());
    return { child, url, report };
  }
  throw new Error('The watch has ended before it listened.');
}

const isIdle = ({ waiting, building }: v.InferOutput<typeof reportSchema>) =>
  waiting.length + building.length === 0;

it('a dealer whose feed is dropped goes live through kill -9, once at a time, and stays live when a feed is held or cannot be used', async () => {
  await using team = await localService(() => ({}));
  const targets = { live: { kind: 'folder', path: live } };
  workshop.addDealer('city', null, { 'publish.json': { targets, automatic: 'live' } });
  const feeds = join(workshop.root, 'data/feeds');
  mkdirSync(feeds, { recursive: true });
  writeFileSync(join(feeds, 'city.csv'), feedOf(rowsOf(10)));

  const first = await startWatch(team.url);
  await expect.poll(async () => (await first.report()).building[0]?.step, pollOptions).toBe('pages');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(existsSync(live)).toBe(false);

  const second = await startWatch(team.url);
  await expect.poll(async () => isIdle(await second.report()), pollOptions).toBe(true);
  const { finished } = await second.report();
  expect(finished.map(({ result }) => result).filter((result) => result === 'live')).toHaveLength(1);
  expect(finished.map(({ result }) => result)).toContain('lost');
  const inOrder = finished.toReversed();
  for (const [index, build] of inOrder.entries()) {
    expect(build.beganAtMs).toBeGreaterThanOrEqual(inOrder[index - 1]?.endedAtMs ?? 0);
  }
  const release = readlinkSync(join(live, 'current'));
  expect(readFileSync(join(live, 'current/index.html'), 'utf8')).toContain('</html>');

  const sent = await fetch(`${second.url}/ops/feeds/city`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: feedOf(rowsOf(3)),
  });
  expect(sent.status).toBe(202);
  await expect
    .poll(async () => (await second.report()).tenants[0]?.problems[0]?.what, pollOptions)
    .toBe('held');
  const notices = () => team.asked.map(({ body }) => v.parse(noticeSchema, JSON.parse(body)));
  await expect.poll(notices, pollOptions).toEqual([{ type: 'build.held', data: { dealer: 'city' } }]);
  // The site is built from the last good stock, with all ten cars.
  const [held] = (await second.report()).finished;
  expect(held).toMatchObject({ result: 'held', vehicles: 10 });
  expect(readlinkSync(join(live, 'current'))).toBe(`releases/${held?.release}/files`);
  expect(existsSync(join(live, release, 'index.html'))).toBe(true);

  // The dealer's new name goes live although the new feed breaks off; the cars are those of the last good
  // stock.
  const named = v.parse(v.looseObject({}), JSON.parse(readFileSync(siteFile, 'utf8')));
  writeFileSync(siteFile, JSON.stringify({ ...named, name: 'Renamed Motors' }));
  writeFileSync(join(feeds, 'city.csv'), feedOf(rowsOf(10)).slice(0, -100));
  const last = async () => (await second.report()).finished[0];
  await expect.poll(async () => (await last())?.result, pollOptions).toBe('unusable');
  const unusable = await last();
  expect(unusable?.vehicles).toBe(10);
  expect(unusable?.sentences.join()).toContain('The feed breaks off in the middle of the row');
  expect(readFileSync(join(live, 'current/index.html'), 'utf8')).toContain('Renamed Motors');
  expect((await second.report()).tenants[0]?.problems[0]?.what).toBe('unusable');

  writeFileSync(join(feeds, 'city.csv'), feedOf(rowsOf(11)));
  // Not only the last build: one for the new name may follow, which finds nothing to change.
  const builds = async () => (await second.report()).finished;
  await expect
    .poll(builds, pollOptions)
    .toContainEqual(expect.objectContaining({ result: 'live', vehicles: 11 }));
  expect((await second.report()).tenants[0]?.problems).toEqual([]);

  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});
