import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type DroppedFeed, openDropFolder, SETTLED_MS } from './drop-folder.build.ts';

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'dropped-'));
  const write = (name: string, content: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const clock = { nowMs: 0 };
  const { look } = openDropFolder(folder, { settledMs: SETTLED_MS, now: () => clock.nowMs });
  return {
    folder,
    write,
    look,
    lookAfter: (ms: number) => {
      clock.nowMs += ms;
      return look();
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

async function contentOf(feed: DroppedFeed | undefined): Promise<string> {
  if (feed === undefined) throw new Error('No feed was found.');
  return text(feed.read());
}

describe('a drop folder', () => {
  it('accepts a feed that has settled, named after the dealer or in the dealer’s folder', async () => {
    await using drop = aFolder();
    drop.write('city-motors.csv.gz', 'one');
    drop.write('river-cars/export 7.xml', 'two');
    expect(await drop.look()).toEqual([]);
    const found = await drop.lookAfter(SETTLED_MS);
    expect(found.map(({ tenant, name }) => `${tenant}: ${name}`).sort()).toEqual([
      'city-motors: city-motors.csv.gz',
      'river-cars: river-cars/export 7.xml',
    ]);
    expect((await Promise.all(found.map(({ read }) => text(read())))).sort()).toEqual(['one', 'two']);
  });

  it('waits for an upload that pauses, and then accepts the whole feed', async () => {
    await using drop = aFolder();
    drop.write('city-motors.csv', 'Make,');
    await drop.look();
    for (let looks = 0; looks < 2; looks++) expect(await drop.lookAfter(SETTLED_MS / 3)).toEqual([]);
    appendFileSync(join(drop.folder, 'city-motors.csv'), 'Model\n');
    expect(await drop.lookAfter(SETTLED_MS / 3)).toEqual([]);
    expect(await drop.lookAfter(SETTLED_MS - 1)).toEqual([]);
    const [feed] = await drop.lookAfter(1);
    expect(await contentOf(feed)).toBe('Make,Model\n');
  });

  it('waits anew for a feed that comes again under the same name', async () => {
    await using drop = aFolder();
    drop.write('city-motors.csv', 'one');
    await drop.look();
    for (const { taken } of await drop.lookAfter(SETTLED_MS)) await taken();
    await drop.look();
    drop.write('city-motors.csv', 'two');
    expect(await drop.lookAfter(SETTLED_MS)).toEqual([]);
    expect(await drop.lookAfter(SETTLED_MS)).toHaveLength(1);
  });

  it('does not accept a file that was written to while it was read, and accepts it at a later look', async () => {
    await using drop = aFolder();
    drop.write('city-motors.csv', 'Make,');
    await drop.look();
    const [feed] = await drop.lookAfter(SETTLED_MS);
    appendFileSync(join(drop.folder, 'city-motors.csv'), 'Model\n');
    await expect(contentOf(feed)).rejects.toThrow('written to');
    await feed?.taken();
    expect(existsSync(join(drop.folder, 'city-motors.csv'))).toBe(true);
  });

  it('ignores files that programs are still writing, and symbolic links', async () => {
    await using drop = aFolder();
    for (const name of ['.city.csv', 'city.csv.part', 'city.csv.filepart', 'river/x.tmp', 'river/~x.csv']) {
      drop.write(name, 'x');
    }
    symlinkSync('/etc/hostname', join(drop.folder, 'city-motors.csv'));
    await drop.look();
    expect(await drop.lookAfter(SETTLED_MS)).toEqual([]);
  });

  it('removes accepted feeds, moves refused ones to .refused, and returns neither again', async () => {
    await using drop = aFolder();
    drop.write('city-motors.csv', 'one');
    drop.write('river/cars.csv', 'two');
    await drop.look();
    const found = await drop.lookAfter(SETTLED_MS);
    for (const { tenant, taken, refused } of found) await (tenant === 'river' ? refused() : taken());
    expect(existsSync(join(drop.folder, 'city-motors.csv'))).toBe(false);
    expect(readdirSync(join(drop.folder, '.refused'))).toEqual(['river-cars.csv']);
    await drop.look();
    expect(await drop.lookAfter(SETTLED_MS)).toEqual([]);
  });
});
