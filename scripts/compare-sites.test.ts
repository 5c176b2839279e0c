import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

function built(files: Files): string {
  const site = mkdtempSync(join(folder, 'site-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  return site;
}

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(...args: readonly string[]): Promise<Ended> {
  const script = join(import.meta.dirname, 'compare-sites.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const page = (body: string) => `<html lang="en"><head><title>T</title></head><body>${body}</body></html>`;
const home = { 'index.html': page('Hello') };

async function differences(before: Files, after: Files) {
  const { stdout } = await run(built({ ...home, ...before }), built({ ...home, ...after }), '--json');
  const told: { differences: object[] } = JSON.parse(stdout);
  return told.differences;
}

describe('npm run compare', () => {
  it('finds no difference in how markup, scripts and styles are made, and tells their weight', async () => {
    const site = (hash: string, mark: string): Files => ({
      'index.html': page(
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

  it('tells a difference that many pages share once', async () => {
    const pages = (text: string): Files => ({ 'index.html': page(text), 'a.html': page(text) });
    const ended = await run(built(pages('<p>One</p><p>Two</p>')), built(pages('<p>One</p><p>2</p>')));
    expect(ended.status).toBe(1);
    expect(ended.stdout).toContain('2 files differ of 2 files, of them 2 pages.');
    expect(ended.stdout).toContain(
      'text: 2 files, 1 difference\n  a.html and 1 more file\n    − Two\n    + 2\n',
    );
  });

  it('shows as many differences of a kind as it is asked for', async () => {
    const before = built({ ...home, 'a.txt': '1', 'b.txt': '1' });
    const after = built({ ...home, 'a.txt': '2', 'b.txt': '3' });
    const [one, all] = await Promise.all([
      run(before, after, '--examples', '1'),
      run(before, after, '--examples', '1', '--all'),
    ]);
    expect(one.stdout).toContain('… and 1 other difference (--all shows them)');
    expect(all.stdout).toContain('    + 2\n  b.txt\n    − 1\n    + 3');
  });

  it('finds files and dealers that only one build has', async () => {
    expect(await differences({ 'a.html': '' }, { 'b.txt': '' })).toEqual([
      { kind: 'only before', file: 'a.html', before: [], after: [] },
      { kind: 'only after', file: 'b.txt', before: [], after: [] },
    ]);
    const both = built({ 'coast/index.html': page('x'), 'city/index.html': page('x') });
    const { stdout } = await run(both, built({ 'city/index.html': page('x') }));
    expect(stdout).toContain('only before: 1 file, 1 difference\n  coast/');
  });

  it.each<[string, Files, Files, object]>([
    [
      'JSON by value',
      { 'a.json': '{"a":1,"b":2}' },
      { 'a.json': '{"b":3,"a":1}' },
      { kind: 'JSON', before: ['b: 2'], after: ['b: 3'] },
    ],
    [
      'JSON in another order',
      { 'a.json': '{"a":1,"b":2}' },
      { 'a.json': '{"b":2,"a":1}' },
      { kind: 'JSON order', before: [], after: [] },
    ],
    ['lines of text', { _redirects: '/a /b\n' }, { _redirects: '/a /c\n' }, { before: ['/a /b'] }],
    [
      'bytes',
      { 'a.woff2': '\0a' },
      { 'a.woff2': '\0bc' },
      { kind: 'contents', before: ['2 bytes'], after: ['3 bytes'] },
    ],
    [
      'the order of headings',
      { 'a.html': page('<h2>A</h2><h2>B</h2>') },
      { 'a.html': page('<h2>B</h2><h2>A</h2>') },
      { kind: 'text', before: [], after: [] },
    ],
    [
      'values within JSON-LD',
      { 'a.html': page('<script type="application/ld+json">{"offers":[{"price":1}]}</script>') },
      { 'a.html': page('<script type="application/ld+json">{"offers":[{"price":2}]}</script>') },
      { kind: 'JSON-LD', before: ['offers[0].price: 1'], after: ['offers[0].price: 2'] },
    ],
    [
      'a picture of other contents under a hashed name',
      { '_astro/a.AAAAbbb1.webp': 'one' },
      { '_astro/a.AAAAbbb2.webp': 'two' },
      { kind: 'only after' },
    ],
  ])('finds %s', async (_what, before, after, difference) => {
    expect(await differences(before, after)).toContainEqual(expect.objectContaining(difference));
  });

  it.each([
    [[], 'Which folders? Two, the one before and the one after.', 2],
    [['a', 'b', 'c'], 'Which folders? Two, the one before and the one after.', 2],
    [['a', 'b', '--examples', 'few'], '--examples few: give a whole number.', 2],
    [[join(folder, 'none'), folder], 'There is no folder', 1],
    [[join(import.meta.dirname), folder], 'holds no built site', 1],
  ])('%j explains itself', async (args, message, status) => {
    const ended = await run(...args);
    expect(ended).toMatchObject({ status, stdout: '' });
    expect(ended.stderr).toContain(message);
  });
});
