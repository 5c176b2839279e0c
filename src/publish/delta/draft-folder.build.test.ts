import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DraftFolder } from './draft-folder.build.ts';
import { fileStamp } from './page-memory.build.ts';

describe('a folder that is filled from what an older build has left in it', () => {
  let root = '';
  const live = (file: string) => join(root, 'live', file);
  const draft = (file: string) => join(root, 'draft', file);
  const laid = (file: string) => ({ stamp: fileStamp(live(file)) ?? '', inode: statSync(live(file)).ino });
  const text = (file: string) => readFileSync(file, 'utf8');
  const take = (folder: DraftFolder, file: string) => folder.take(live(file), file, laid(file));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'draft-folder-'));
    for (const name of ['live/cars', 'draft/cars']) mkdirSync(join(root, name), { recursive: true });
    for (const file of ['cars/a.html', 'cars/b.html']) {
      writeFileSync(live(file), file);
      linkSync(live(file), draft(file));
    }
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const opened = () => new DraftFolder(join(root, 'draft'), [], ['cars/a.html', 'cars/b.html']);

  it('keeps what is the very file of the last build', () => {
    const folder = opened();
    expect(take(folder, 'cars/a.html')).toBe(true);
    expect(statSync(draft('cars/a.html')).ino).toBe(statSync(live('cars/a.html')).ino);
    expect(statSync(live('cars/a.html')).nlink).toBe(2);
    expect([folder.has('cars/a.html'), folder.has('cars/b.html')]).toEqual([true, false]);
    expect([...folder.taken.keys()]).toEqual(['cars/a.html']);
  });

  it('keeps it where the site was brought back from an archive, with other inodes', () => {
    const folder = opened();
    expect(folder.take(live('cars/a.html'), 'cars/a.html', { ...laid('cars/a.html'), inode: 1 })).toBe(true);
    expect(statSync(live('cars/a.html')).nlink).toBe(2);
  });

  it('keeps it though somebody has put another in the place of the last build’s', () => {
    const before = laid('cars/a.html');
    rmSync(live('cars/a.html'));
    writeFileSync(live('cars/a.html'), 'by hand');
    const folder = opened();
    expect(folder.take(live('cars/a.html'), 'cars/a.html', before)).toBe(true);
    expect(text(draft('cars/a.html'))).toBe('cars/a.html');
  });

  it('takes the file of the last build in the place of an older one, though that looks the same', () => {
    rmSync(draft('cars/a.html'));
    writeFileSync(draft('cars/a.html'), 'CARS/A.HTML');
    const folder = opened();
    expect(take(folder, 'cars/a.html')).toBe(true);
    expect(text(draft('cars/a.html'))).toBe('cars/a.html');
  });

  it('has nothing of a file that has been touched since', () => {
    const before = laid('cars/a.html');
    writeFileSync(live('cars/a.html'), 'by hand');
    const folder = opened();
    expect(folder.take(live('cars/a.html'), 'cars/a.html', before)).toBe(false);
    expect(existsSync(draft('cars/a.html'))).toBe(false);
  });

  it('never writes to a file that the last build has too', () => {
    const folder = opened();
    folder.write('cars/a.html', 'new');
    folder.clear('cars/b.html');
    writeFileSync(draft('cars/b.html'), 'by another process');
    expect([text(draft('cars/a.html')), text(live('cars/a.html'))]).toEqual(['new', 'cars/a.html']);
    expect(text(live('cars/b.html'))).toBe('cars/b.html');
  });

  it('never writes to a file that it has taken from the last build', () => {
    const folder = opened();
    take(folder, 'cars/a.html');
    folder.write('cars/a.html', 'today');
    expect([text(draft('cars/a.html')), text(live('cars/a.html'))]).toEqual(['today', 'cars/a.html']);
    expect(folder.taken.size).toBe(0);
  });

  it('keeps nothing that nobody has asked for, nor a folder without files', () => {
    const folder = opened();
    folder.clearLeft();
    expect(existsSync(draft('cars'))).toBe(false);
    expect(text(live('cars/a.html'))).toBe('cars/a.html');
  });
});
