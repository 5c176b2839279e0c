import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { watchFolder } from './watch-folder.ts';

const folders: string[] = [];
const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function watched() {
  const root = mkdtempSync(join(tmpdir(), 'watch-'));
  folders.push(root);
  writeFileSync(join(root, 'site.json'), '{}');
  const seen: string[] = [];
  endings.push(watchFolder(root, (files) => seen.push(...files)));
  return { root, seen };
}

describe('watchFolder', () => {
  it('reports a file that is written, and again when an editor replaces it', async () => {
    const { root, seen } = watched();
    for (const text of ['1', '2', '3']) {
      seen.length = 0;
      writeFileSync(join(root, 'site.json~'), text);
      renameSync(join(root, 'site.json~'), join(root, 'site.json'));
      await expect.poll(() => seen).toContain('site.json');
    }
  });

  it('reports files in new folders', async () => {
    const { root, seen } = watched();
    mkdirSync(join(root, 'content'));
    await expect.poll(() => seen).toContain('content');
    writeFileSync(join(root, 'content', 'about-us.md'), 'x');
    await expect.poll(() => seen).toContain(join('content', 'about-us.md'));
  });

  it('ignores temporary files of editors', async () => {
    const { root, seen } = watched();
    for (const name of ['.site.json.swp', 'site.json~', '4913', '#site.json#'])
      writeFileSync(join(root, name), 'x');
    writeFileSync(join(root, 'theme.json'), '{}');
    await expect.poll(() => seen).toContain('theme.json');
    expect(seen).toEqual(['theme.json']);
  });

  it('treats a missing folder as empty', () => {
    const end = watchFolder(join(tmpdir(), 'no-such-folder-here'), () => undefined);
    expect(end).not.toThrow();
  });
});
