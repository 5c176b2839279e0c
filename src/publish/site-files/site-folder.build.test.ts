import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleared, draftPath, openDraft, recoverTarget, swapFolders } from './site-folder.build.ts';

describe('a site that replaces another', () => {
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

  it('is there at once; the old one is removed in the background', async () => {
    site('dealer', 'old');
    site('draft', 'new');
    swapFolders(at('draft'), at('dealer'), false);
    expect(shown()).toBe('new');
    await cleared();
    expect(readdirSync(folder)).toEqual(['dealer']);
  });

  it('removes what a killed process left', async () => {
    site('dealer', 'old');
    site('.dealer.old', 'older');
    site('draft', 'new');
    swapFolders(at('draft'), at('dealer'), false);
    await cleared();
    expect([shown(), readdirSync(folder)]).toEqual(['new', ['dealer']]);
  });

  it('keeps the old one beside it if asked to', async () => {
    site('dealer', 'old');
    site('draft', 'new');
    swapFolders(at('draft'), at('dealer'), true);
    await cleared();
    expect([shown(), readFileSync(join(at('.dealer.old'), 'index.html'), 'utf8')]).toEqual(['new', 'old']);
  });

  it('is restored when a process was killed between the two renames', () => {
    site('.dealer.old', 'old');
    recoverTarget(at('dealer'));
    expect([shown(), readdirSync(folder)]).toEqual(['old', ['dealer']]);
  });
});

describe('the folder in which a build begins', () => {
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

  it('contains reusable files of the site before the last, and no empty folder', () => {
    make('dealer', 'index.html');
    make('.dealer.old', 'index.html', 'cars/a.html', 'cars/b.html', 'feeds/old/a.xml', 'about.html');
    const left = openDraft(target(), (file) => !/a\.xml$|about/.test(file));
    expect([...left].sort()).toEqual(['cars/a.html', 'cars/b.html', 'index.html']);
    expect(drafted()).toEqual(['cars', 'cars/a.html', 'cars/b.html', 'index.html']);
    expect(readdirSync(folder).sort()).toEqual([basename(draftPath(target())), 'dealer'].sort());
  });

  it('is empty if nothing can be reused, or no old site was kept', () => {
    make('dealer', 'index.html');
    make('.dealer.old', 'index.html');
    expect([openDraft(target(), null).size, drafted()]).toEqual([0, []]);
    rmSync(join(folder, '.dealer.old'), { recursive: true });
    expect([openDraft(target(), () => true).size, drafted()]).toEqual([0, []]);
  });

  it('is never the only copy of the site', () => {
    make('.dealer.old', 'index.html');
    expect(openDraft(target(), () => true).size).toBe(0);
    recoverTarget(target());
    expect(readdirSync(target())).toEqual(['index.html']);
  });
});
