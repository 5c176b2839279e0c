import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newEntry, type QueueEntry } from '#src/ops/queue/queue-entry.schema.ts';
import { snapshotPath } from '#src/stock/snapshot.build.ts';
import { createBuildWhenAccepted } from './build-when-accepted.ts';

const root = mkdtempSync(join(tmpdir(), 'accepted-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const dataDir = join(root, 'data');

/** Writes a file with its date set to a second since 1970. */
function write(path: string, second: number): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '{}');
  utimesSync(path, second, second);
}

function aProblem(kind: 'failed' | 'held' | 'unusable', sinceMs: number) {
  const wanted: string[] = [];
  let entry: QueueEntry = { ...newEntry, problem: { kind, sentences: ['x'], sinceMs } };
  const look = createBuildWhenAccepted({
    dataDir,
    queue: {
      entries: async () => [{ tenant: 'city', entry }],
      enqueue: async (tenant) => void wanted.push(tenant),
    },
  });
  return { look, wanted, set: (changes: Partial<QueueEntry>) => (entry = { ...entry, ...changes }) };
}

it.each(['held', 'unusable'] as const)(
  'a stock that replaces a feed that is %s is built, once',
  async (kind) => {
    write(snapshotPath(dataDir, 'city'), 100);
    const { look, wanted } = aProblem(kind, 200_000);
    expect(await look()).toBe(false);
    write(snapshotPath(dataDir, 'city'), 300);
    expect(await look()).toBe(true);
    expect(await look()).toBe(false);
    expect(wanted).toEqual(['city']);
  },
);

it('a feed that was accepted while the watch was not running is built, once', async () => {
  write(snapshotPath(dataDir, 'city'), 300);
  const { look, wanted } = aProblem('held', 200_000);
  await look();
  await look();
  expect(wanted).toEqual(['city']);
});

it('a dealer that is being built is not asked for again, and one whose build has failed is ignored', async () => {
  write(snapshotPath(dataDir, 'city'), 300);
  const failed = aProblem('failed', 200_000);
  expect(await failed.look()).toBe(false);
  const { look, set } = aProblem('held', 200_000);
  const wish = { atMs: 0, reasons: [] };
  set({ lease: { worker: 'w', sinceMs: 0, untilMs: 1, step: 'pages', wish } });
  expect(await look()).toBe(false);
  set({ lease: null });
  expect(await look()).toBe(true);
});
