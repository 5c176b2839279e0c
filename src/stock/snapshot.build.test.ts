import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { aDraft } from './assemble/draft.fixture.ts';
import { readSnapshot, snapshotPath, writeSnapshot } from './snapshot.build.ts';
import type { Snapshot } from './snapshot.schema.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'snapshot-'));
afterEach(() => rmSync(join(dataDir, 'stock'), { recursive: true, force: true }));

const snapshot = (count: number): Snapshot => ({
  tenant: 'example',
  importedAt: '2026-08-22T03:00:00.000Z',
  feed: { file: 'stock/feed.csv', sha256: 'abc', rows: count, arrivedAt: null, columns: [] },
  departed: [],
  dropped: [],
  newcomers: [],
  change: null,
  memory: null,
  vehicles: Array.from({ length: count }, (_, index) => ({
    id: `S${index}`,
    slug: `s${index}`,
    ...aDraft(),
  })),
});

/** Writes the same bytes as another process would. */
function putBack(path: string): void {
  copyFileSync(path, `${path}.copy`);
  renameSync(`${path}.copy`, path);
}

describe('snapshots', () => {
  it('are read back as written, one vehicle per line', async () => {
    for (const count of [0, 1, 1201]) {
      await writeSnapshot(dataDir, 'example', snapshot(count));
      putBack(snapshotPath(dataDir, 'example'));
      expect(await readSnapshot(dataDir, 'example')).toEqual(snapshot(count));
    }
    expect(readFileSync(snapshotPath(dataDir, 'example'), 'utf8').split('\n')).toHaveLength(1204);
  });
  it('are read once, and again after they are replaced', async () => {
    await writeSnapshot(dataDir, 'example', snapshot(2));
    putBack(snapshotPath(dataDir, 'example'));
    const first = await readSnapshot(dataDir, 'example');
    expect(await readSnapshot(dataDir, 'example')).toBe(first);
    await writeSnapshot(dataDir, 'example', { ...snapshot(2), importedAt: '2026-08-23T03:00:00.000Z' });
    expect((await readSnapshot(dataDir, 'example'))?.importedAt).toBe('2026-08-23T03:00:00.000Z');
  });
  it('are not read again by the process that wrote them, until another one writes', async () => {
    const [own, others] = [snapshot(2), { ...snapshot(2), tenant: 'another' }];
    await writeSnapshot(dataDir, 'another', others);
    await writeSnapshot(dataDir, 'example', own);
    expect(await readSnapshot(dataDir, 'example')).toBe(own);
    expect(await readSnapshot(dataDir, 'another')).toEqual(others);
  });
  // A limit on the size of files acts like a full disk: the system writes what still fits.
  it.skipIf(process.platform === 'win32')('are kept if the next one does not fit', async () => {
    await writeSnapshot(dataDir, 'example', snapshot(1));
    const script = `
      import { readFileSync } from 'node:fs';
      import { writeSnapshot } from ${JSON.stringify(join(import.meta.dirname, 'snapshot.build.ts'))};
      await writeSnapshot(${JSON.stringify(dataDir)}, 'example', JSON.parse(readFileSync(0, 'utf8')));`;
    const limited = ['-c', 'ulimit -f 200 && exec "$@"', 'sh', process.execPath];
    const { status, stderr } = spawnSync('sh', [...limited, '--input-type=module', '-e', script], {
      input: JSON.stringify(snapshot(400)),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('EFBIG');
    putBack(snapshotPath(dataDir, 'example'));
    expect(await readSnapshot(dataDir, 'example')).toEqual(snapshot(1));
  });
  it('do not exist before the first import', async () => {
    expect(await readSnapshot(dataDir, 'nobody')).toBeNull();
  });
  it('leave no other files in their folder', async () => {
    await Promise.all([
      writeSnapshot(dataDir, 'example', snapshot(3)),
      writeSnapshot(dataDir, 'example', snapshot(3)),
    ]);
    expect(readdirSync(dirname(snapshotPath(dataDir, 'example')))).toEqual(['stock.json']);
  });
  it.each([
    ['cut off', (text: string) => text.slice(0, -20)],
    ['of another shape', () => '{"vehicles":[]}'],
    ['holding what is no vehicle', (text: string) => text.replace('"make":"Kia"', '"make":7')],
  ])('are refused when they are %s', async (_, damage) => {
    await writeSnapshot(dataDir, 'example', snapshot(2));
    const path = snapshotPath(dataDir, 'example');
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    await expect(readSnapshot(dataDir, 'example')).rejects.toThrow('import the feed again');
  });
});
