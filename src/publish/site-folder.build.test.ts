import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleared, settleTarget, swapFolders } from './site-folder.build.ts';

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

  it('is put back when a process was killed between the two renames', () => {
    site('.dealer.old', 'old');
    settleTarget(at('dealer'));
    expect([shown(), readdirSync(folder)]).toEqual(['old', ['dealer']]);
  });
});
