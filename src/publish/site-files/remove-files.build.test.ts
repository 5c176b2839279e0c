import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeFolder } from './remove-files.build.ts';

it('removes a folder with its contents, and ignores a missing one', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'remove-')), 'site');
  mkdirSync(join(folder, 'cars'), { recursive: true });
  writeFileSync(join(folder, 'cars/a.html'), '');
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
  await removeFolder(folder);
});

it('reports what could not be removed', async () => {
  await expect(removeFolder('no\0folder')).rejects.toThrow();
});
