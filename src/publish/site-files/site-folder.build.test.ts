import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleared, draftPath, openDraft, settleTarget, swapFolders } from './site-folder.build.ts';

describe('a site in the place of another', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);
  const site = (name: string, text: string) => {
    mkdirSync(at(name));
    writeFileSync(join(at(name), 'index.html'), text);
  };
  const shown = () => readFileSync(join(at('dealer'), 'index.html'), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('stands there at once, and the other is gone when that is told', async () => {
    site('dealer', 'old');
    site('draft', 'new');
    swapFolders(at('draft'), at('dealer'), false);
    expect(shown()).toBe('new');
    await cleared();
    expect(readdirSync(folder)).toEqual(['dealer']);
  });

  it('clears away what a process left that was killed meanwhile', async () => {
    site('dealer', 'old');
    site('.dealer.old', 'older');
    site('draft', 'new');
    swapFolders(at('draft'), at('dealer'), false);
    await cleared();
    expect([shown(), readdirSync(folder)]).toEqual(['new', ['dealer']]);
  });

  it('leaves that one beside it where it is kept', async () => {
    site('dealer', 'old');
    site('draft', 'new');
    swapFolders(at('draft'), at('dealer'), true);
    await cleared();
    expect([shown(), readFileSync(join(at('.dealer.old'), 'index.html'), 'utf8')]).toEqual(['new', 'old']);
  });

  it('is put back when a process was killed between the two renames', () => {
    site('.dealer.old', 'old');
    settleTarget(at('dealer'));
    expect([shown(), readdirSync(folder)]).toEqual(['old', ['dealer']]);
  });
});

describe('the folder that a build begins with', () => {
  let folder = '';
  const target = () => join(folder, 'dealer');
  const make = (name: string, ...files: string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(folder, name, file)), { recursive: true });
      writeFileSync(join(folder, name, file), name);
    }
  };
  const drafted = () => readdirSync(draftPath(target()), { recursive: true }).sort();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-draft-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has what can be of use of the site before the last, and no folder without files', () => {
    make('dealer', 'index.html');
    make('.dealer.old', 'index.html', 'cars/a.html', 'cars/b.html', 'feeds/old/a.xml', 'about.html');
    const left = openDraft(target(), (file) => !/a\.xml$|about/.test(file));
    expect([...left].sort()).toEqual(['cars/a.html', 'cars/b.html', 'index.html']);
    expect(drafted()).toEqual(['cars', 'cars/a.html', 'cars/b.html', 'index.html']);
    expect(readdirSync(folder).sort()).toEqual([basename(draftPath(target())), 'dealer'].sort());
  });

  it('is empty where nothing can be, or no site has been kept', () => {
    make('dealer', 'index.html');
    make('.dealer.old', 'index.html');
    expect([openDraft(target(), null).size, drafted()]).toEqual([0, []]);
    rmSync(join(folder, '.dealer.old'), { recursive: true });
    expect([openDraft(target(), () => true).size, drafted()]).toEqual([0, []]);
  });

  it('is never the only site that there is', () => {
    make('.dealer.old', 'index.html');
    expect(openDraft(target(), () => true).size).toBe(0);
    settleTarget(target());
    expect(readdirSync(target())).toEqual(['index.html']);
  });
});
