import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstBuild } from '#tests/fixtures/publish/a-built-site.ts';
import { path, publish, publishToNewFolders } from '#tests/fixtures/publish/published-folder.ts';

publishToNewFolders();

describe('the lock of a folder', () => {
  it('refuses a folder whose "current" it did not create', async () => {
    mkdirSync(join(path, 'current'));
    await expect(publish(firstBuild, 0)).rejects.toThrow('is not a link of ours');
  });

  it('refuses while another process publishes there, and takes over the lock of a killed one', async () => {
    mkdirSync(join(path, 'releases'));
    const lock = join(path, '.publishing');
    writeFileSync(lock, `${process.ppid}\n${hostname()}`);
    await expect(publish(firstBuild, 0)).rejects.toThrow(`Process ${process.ppid} on`);
    writeFileSync(lock, '1\nelsewhere');
    await expect(publish(firstBuild, 0)).rejects.toThrow('Process 1 on elsewhere');
    // Larger than any process id on Linux.
    writeFileSync(lock, `999999999\n${hostname()}`);
    expect(await publish(firstBuild, 0)).toMatchObject({ kind: 'published' });
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over a lock left empty by a full disk, and cleans up after killed processes', async () => {
    writeFileSync(join(path, '.publishing'), '');
    writeFileSync(join(path, '.publishing.999999999'), '');
    expect(await publish(firstBuild, 0)).toMatchObject({ kind: 'published' });
    expect(readdirSync(path).sort()).toEqual(['current', 'releases']);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'says that the disk is full when there is not even room for its lock',
    async () => {
      symlinkSync('/dev/full', join(path, `.publishing.${process.pid}`));
      await expect(publish(firstBuild, 0)).rejects.toThrow(
        `The disk of ${path} is full. What is live has not changed`,
      );
      expect(readdirSync(path)).toEqual(['releases']);
    },
  );
});
