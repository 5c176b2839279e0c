import { linkSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statFile } from './file-digests.build.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'digests-'));
  file = join(folder, 'index.html');
  writeFileSync(file, 'home');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writtenAt = (seconds: number) => utimesSync(file, seconds, seconds);
const stamp = () => statFile(file, Date.now()).stamp;

describe('the stamp of a file, made without reading it', () => {
  it.each([
    [1_800_000_000, 1_800_000_001_900, false],
    [1_800_000_000, 1_800_000_002_100, true],
    [1_800_000_000.5, 1_800_000_000_540, false],
    [1_800_000_000.5, 1_800_000_000_560, true],
  ])('written at %d s and looked at %d ms is settled: %s', (seconds, nowMs, isSettled) => {
    writtenAt(seconds);
    expect(statFile(file, nowMs).isSettled).toBe(isSettled);
  });

  it('changes with content, size or replacement, but not with another hard link', () => {
    writtenAt(1_800_000_000);
    const before = stamp();
    linkSync(file, join(folder, 'other.html'));
    expect(stamp()).toBe(before);
    writeFileSync(file, 'hume');
    writtenAt(1_800_000_001);
    const written = stamp();
    expect(written).not.toBe(before);
    // Kept, so that the new file cannot get the same inode.
    rmSync(file);
    writeFileSync(file, 'home');
    writtenAt(1_800_000_000);
    expect(stamp()).not.toBe(before);
    writeFileSync(file, 'home again');
    writtenAt(1_800_000_000);
    expect(stamp()).not.toBe(before);
  });
});
