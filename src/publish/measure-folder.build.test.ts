import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureFolder } from './measure-folder.build.ts';

describe('measureFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'measure-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('counts pages at every depth and the bytes of all files', () => {
    mkdirSync(join(folder, 'cars/old'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), 'é');
    writeFileSync(join(folder, 'cars/old/a.html'), '123');
    writeFileSync(join(folder, 'cars/a.css'), '4567');
    mkdirSync(join(folder, 'folder.html'));
    expect(measureFolder(folder)).toEqual({ pages: 2, bytes: 9 });
  });

  it('finds nothing in an empty folder', () => {
    expect(measureFolder(folder)).toEqual({ pages: 0, bytes: 0 });
  });
});
