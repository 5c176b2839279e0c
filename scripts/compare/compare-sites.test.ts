import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere, runStarted } from '#tests/fixtures/commands/run-command.ts';
import { commandEnv } from '#tests/setup/command-env.ts';
import { builtSite, type Files, htmlPage } from './built-site.fixture.ts';
import { runCompare } from './compare-sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = (files: Files) => builtSite(folder, files);

const run = (...args: readonly string[]) => runHere(() => runCompare(args));
const start = (...args: readonly string[]) =>
  runStarted([join(import.meta.dirname, 'compare-sites.ts'), ...args], commandEnv);

const home = { 'index.html': htmlPage('Hello') };

describe('npm run compare', () => {
  it('ignores how markup, scripts and styles are made, and reports their weight', async () => {
    const site = (hash: string, mark: string): Files => ({
      'index.html': htmlPage(
        `<p ${mark}>Hello</p><img src="/_astro/sky.${hash}.webp" alt=""><script src="/_astro/a.${hash}.js"></script>`,
      ),
      [`_astro/a.${hash}.js`]: mark,
      [`_astro/sky.${hash}.webp`]: 'sky',
    });
    const ended = await run(
      built(site('AAAAbbb1', 'data-x')),
      built({ ...site('CCCCddd2', 'data-yy'), '_astro/b.css': '' }),
    );
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(ended.stdout).toContain('No difference in 2 files, of them 1 page.');
    expect(ended.stdout).toContain('Scripts (not compared): 1 file, 0.0 kB before');
    expect(ended.stdout).toContain('Styles (not compared): 0 files, 0.0 kB before, 1 file');
  });

  it('reports a difference shared by many pages once', async () => {
    const pages = (text: string): Files => ({ 'index.html': htmlPage(text), 'a.html': htmlPage(text) });
    const ended = await start(built(pages('<p>One</p><p>Two</p>')), built(pages('<p>One</p><p>2</p>')));
    expect(ended.status).toBe(1);
    expect(ended.stdout).toContain('2 files differ of 2 files, of them 2 pages.');
    expect(ended.stdout).toContain(
      'text: 2 files, 1 difference\n  a.html and 1 more file\n    − Two\n    + 2\n',
    );
  });

  it('shows the requested number of examples per kind', async () => {
    const before = built({ ...home, 'a.txt': '1', 'b.txt': '1' });
    const after = built({ ...home, 'a.txt': '2', 'b.txt': '3' });
    const one = await run(before, after, '--examples', '1');
    const all = await run(before, after, '--examples', '1', '--all');
    expect(one.stdout).toContain('… and 1 other difference (--all shows them)');
    expect(all.stdout).toContain('    + 2\n  b.txt\n    − 1\n    + 3');
  });

  it.each([
    [[], 'Two folders are needed: the build before the change and the one after it.', 2],
    [['a', 'b', 'c'], 'Two folders are needed: the build before the change and the one after it.', 2],
    [['a', 'b', '--examples', 'few'], '--examples few: give a whole number.', 2],
    [[join(folder, 'none'), folder], 'There is no folder', 1],
    [[import.meta.filename, folder], 'is a file. Name the folder of a built site', 1],
    [[join(import.meta.dirname), folder], 'contains no built site', 1],
  ])('%j explains itself', async (args, message, status) => {
    const ended = await run(...args);
    expect(ended).toMatchObject({ status, stdout: '' });
    expect(ended.stderr).toContain(message);
  });
});
