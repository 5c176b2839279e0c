import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPages, fileNames, siteFiles, sizeOf } from './site-files.build.ts';

describe('the files of a site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const fill = () => {
    mkdirSync(join(folder, 'cars/old'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), 'é');
    writeFileSync(join(folder, 'cars/old/a.html'), '123');
    writeFileSync(join(folder, 'cars/.a.css'), '4567');
    mkdirSync(join(folder, 'folder.html'));
  };

  it('are found at every depth, with their `stat`', () => {
    fill();
    const { size, mtimeMs, ino, dev } = statSync(join(folder, 'cars/old/a.html'));
    const files = siteFiles(folder);
    expect([...files.keys()].sort()).toEqual(['cars/.a.css', 'cars/old/a.html', 'index.html']);
    expect(files.get('cars/old/a.html')).toEqual({ size, mtimeMs, ino, dev });
  });

  it('are counted: the pages, and the bytes of all files', () => {
    fill();
    expect([countPages(fileNames(folder)), sizeOf(siteFiles(folder))]).toEqual([2, 9]);
  });

  it('include neither folders nor symbolic links', () => {
    symlinkSync('/', join(folder, 'disk'));
    expect(fileNames(folder)).toEqual([]);
  });

  it('are empty for an empty or missing folder', () => {
    expect([countPages(fileNames(folder)), sizeOf(siteFiles(folder))]).toEqual([0, 0]);
    expect(siteFiles(join(folder, 'nowhere')).size).toBe(0);
  });
});
