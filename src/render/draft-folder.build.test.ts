import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DraftFolder } from './draft-folder.build.ts';
import { fileStamp } from './page-cache.build.ts';

describe('a draft folder that starts with files of an older build', () => {
  let root = '';
  const live = (file: string) => join(root, 'live', file);
  const draft = (file: string) => join(root, 'draft', file);
  const known = (file: string) => ({ stamp: fileStamp(live(file)) ?? '', inode: statSync(live(file)).ino });
  const text = (file: string) => readFileSync(file, 'utf8');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'draft-folder-'));
    for (const name of ['live/cars', 'draft/cars']) mkdirSync(join(root, name), { recursive: true });
    for (const file of ['cars/a.html', 'cars/b.html']) {
      writeFileSync(live(file), file);
      linkSync(live(file), draft(file));
    }
    writeFileSync(live('new.html'), 'new');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const opened = (own: string[] = []) =>
    new DraftFolder({ draft: join(root, 'draft'), live: join(root, 'live'), own });

  it('keeps a file of the live site as a hard link', () => {
    const folder = opened();
    for (const file of ['cars/a.html', 'new.html']) {
      expect(folder.keep(file, known(file))).toBe(true);
      expect(statSync(draft(file)).ino).toBe(statSync(live(file)).ino);
      expect(statSync(live(file)).nlink).toBe(2);
    }
  });

  it('keeps a file of a site restored from an archive, though its inode has changed', () => {
    expect(opened().keep('cars/a.html', { ...known('cars/a.html'), inode: 1 })).toBe(true);
    expect(statSync(live('cars/a.html')).nlink).toBe(2);
  });

  it('keeps its own hard link to the known file if the live one was replaced since', () => {
    const before = known('cars/a.html');
    rmSync(live('cars/a.html'));
    writeFileSync(live('cars/a.html'), 'by hand');
    expect(opened().keep('cars/a.html', before)).toBe(true);
    expect(text(draft('cars/a.html'))).toBe('cars/a.html');
  });

  it('replaces a file of an older build that differs from the live one', () => {
    rmSync(draft('cars/a.html'));
    writeFileSync(draft('cars/a.html'), 'CARS/A.HTML');
    expect(opened().keep('cars/a.html', known('cars/a.html'))).toBe(true);
    expect(text(draft('cars/a.html'))).toBe('cars/a.html');
  });

  it('does not keep a file that has been edited or removed since it was built', () => {
    const folder = opened();
    const [edited, removed] = [known('cars/a.html'), known('new.html')];
    writeFileSync(live('cars/a.html'), 'by hand');
    rmSync(live('new.html'));
    expect([folder.keep('cars/a.html', edited), folder.keep('new.html', removed)]).toEqual([false, false]);
    expect([existsSync(draft('cars/a.html')), existsSync(draft('new.html'))]).toEqual([false, false]);
  });

  it('never writes to a file that is hard-linked from the live site', () => {
    const folder = opened();
    folder.keep('cars/b.html', known('cars/b.html'));
    for (const file of ['cars/a.html', 'cars/b.html']) folder.write(file, 'today');
    expect([text(draft('cars/a.html')), text(live('cars/a.html'))]).toEqual(['today', 'cars/a.html']);
    expect([text(draft('cars/b.html')), text(live('cars/b.html'))]).toEqual(['today', 'cars/b.html']);
  });

  it('links the files of the program, except where the dealer has a file of the same name', () => {
    const folder = opened(['robots.txt']);
    for (const file of ['robots.txt', '_astro/page.js']) folder.link(live('new.html'), file);
    expect(existsSync(draft('robots.txt'))).toBe(false);
    expect(statSync(draft('_astro/page.js')).ino).toBe(statSync(live('new.html')).ino);
  });

  it('links a file of the program again only if an older build left another one', () => {
    const folder = opened();
    // Removing or adding a link changes the time of its folder.
    utimesSync(draft('cars'), 0, 0);
    folder.link(live('cars/a.html'), 'cars/a.html');
    expect(statSync(draft('cars')).mtimeMs).toBe(0);
    folder.link(live('new.html'), 'cars/b.html');
    expect([text(draft('cars/b.html')), text(live('cars/b.html'))]).toEqual(['new', 'cars/b.html']);
  });
});
