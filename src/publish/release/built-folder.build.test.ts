import { hash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deferredWorkDone } from '../build/deferred-work.build.ts';
import { siteFiles } from '../site-files/site-files.build.ts';
import {
  cacheBuiltFiles,
  digestOf,
  listSiteFiles,
  readBuiltSite,
  withFiles,
  withoutFiles,
} from './built-folder.build.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const site = () => join(place, 'site');
const cache = () => join(place, 'cache/digests.json');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(site(), path)), { recursive: true });
  writeFileSync(join(site(), path), text);
};
const hashes = () =>
  Object.fromEntries(
    Object.entries(readBuiltSite(listSiteFiles(site()), cache()).files).map(([path, file]) => [
      path,
      file.hash,
    ]),
  );

describe('a built folder', () => {
  it('is read with the digest and the size of every file', () => {
    write('index.html', 'home');
    write('cars/a.html', 'ä');
    expect(readBuiltSite(listSiteFiles(site()), cache()).files).toEqual({
      'cars/a.html': { hash: hash('sha256', 'ä'), size: 2 },
      'index.html': { hash: hash('sha256', 'home'), size: 4 },
    });
  });

  it('shows which files changed, even at equal size, within the same moment or by replacement', () => {
    write('index.html', 'home 1');
    const states = [hashes()];
    write('index.html', 'home 2');
    states.push(hashes());
    unlinkSync(join(site(), 'index.html'));
    write('index.html', 'home 3');
    utimesSync(join(site(), 'index.html'), new Date(0), new Date(0));
    states.push(hashes());
    expect(states).toEqual(
      ['home 1', 'home 2', 'home 3'].map((text) => ({ 'index.html': hash('sha256', text) })),
    );
  });

  it.skipIf(!existsSync('/dev/full'))('is read even if the disk has no room for the cache', () => {
    write('index.html', 'home');
    mkdirSync(dirname(cache()));
    symlinkSync('/dev/full', `${cache()}.new`);
    expect(hashes()).toEqual({ 'index.html': hash('sha256', 'home') });
    expect(readdirSync(dirname(cache()))).toEqual([]);
  });

  it('is read once while unchanged, and again if the cache is damaged', () => {
    write('index.html', 'home');
    expect(hashes()).toEqual(hashes());
    writeFileSync(cache(), '{"index.html": 1');
    expect(hashes()).toEqual({ 'index.html': hash('sha256', 'home') });
  });

  it('is not read again because the next build hard-links its files', () => {
    write('index.html', 'home');
    const settled = new Date('2026-11-01');
    utimesSync(join(site(), 'index.html'), settled, settled);
    const before = hashes();
    linkSync(join(site(), 'index.html'), join(place, 'draft.html'));
    // The cache is trusted, so a planted digest appears; a file that is read has its real one.
    const planted = readFileSync(cache(), 'utf8').replace(before['index.html'] ?? '', 'remembered');
    writeFileSync(cache(), planted);
    expect(hashes()).toEqual({ 'index.html': 'remembered' });
  });

  it('is refused if a file changes between its digest and its upload', () => {
    write('index.html', 'home');
    const { read } = readBuiltSite(listSiteFiles(site()), cache());
    expect(read('index.html').toString()).toBe('home');
    write('index.html', 'another');
    expect(() => read('index.html')).toThrow('index.html has changed while it was published');
  });

  it('is refused if it is replaced while it is read', () => {
    write('index.html', 'home');
    const swap = () => {
      renameSync(site(), join(place, 'old'));
      write('index.html', 'home');
    };
    expect(() => readBuiltSite(listSiteFiles(site()), cache(), swap)).toThrow(
      'has changed while it was published',
    );
    const remove = () => renameSync(site(), join(place, 'older'));
    write('cars/a.html', 'a');
    expect(() => readBuiltSite(listSiteFiles(site()), cache(), remove)).toThrow('the site is being built');
  });

  it('is refused if it does not exist or contains anything but files', () => {
    expect(() => readBuiltSite(listSiteFiles(site()), cache())).toThrow('cannot be read. Is the site built?');
    write('robots.txt', '');
    expect(() => readBuiltSite(listSiteFiles(site()), cache())).toThrow('holds no built site');
    write('index.html', 'home');
    symlinkSync('/etc/hostname', join(site(), 'secret.txt'));
    expect(() => readBuiltSite(listSiteFiles(site()), cache())).toThrow(
      'secret.txt is neither a file nor a folder',
    );
  });

  it('reads its pages from the sitemap', () => {
    write('index.html', 'home');
    write('sitemap.xml', '<url><loc>https://a.example/b</loc><lastmod>2026-11-01</lastmod></url>');
    expect(readBuiltSite(listSiteFiles(site()), cache()).pages()).toEqual({
      'https://a.example/b': '2026-11-01',
    });
  });
});

describe('files added or left out by a target', () => {
  it('change neither the build nor the digest of the other files', () => {
    write('index.html', 'home');
    write('_headers', 'old');
    const built = readBuiltSite(listSiteFiles(site()), cache());
    const added = withFiles(built, new Map([['_headers', 'new']]));
    expect(added.read('_headers').toString()).toBe('new');
    expect(added.files['_headers']?.hash).toBe(hash('sha256', 'new'));
    expect(withoutFiles(added, (path) => path.startsWith('_')).files).toEqual({
      'index.html': built.files['index.html'],
    });
    expect(readFileSync(join(site(), '_headers'), 'utf8')).toBe('old');
  });

  it('give two sites the same digest only if all paths and contents are equal', () => {
    const file = { hash: 'a', size: 1 };
    expect(digestOf({ a: file, b: file })).toBe(digestOf({ b: file, a: file }));
    expect(digestOf({ a: file })).not.toBe(digestOf({ b: file }));
    expect(digestOf({ a: file })).not.toBe(digestOf({ a: { hash: 'b', size: 1 } }));
  });
});

describe('the digests kept by a build', () => {
  const longAgo = new Date(2026, 10, 20);
  const built = (texts: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(texts)) {
      write(path, text);
      utimesSync(join(site(), path), longAgo, longAgo);
    }
  };
  const keep = (written: Readonly<Record<string, string>>, nowMs = Date.now()) =>
    cacheBuiltFiles(site(), {
      file: cache(),
      files: siteFiles(site()),
      written: new Map(Object.entries(written)),
      nowMs,
    });

  it('are reused when the same process publishes; other files are read', () => {
    built({ 'index.html': 'home', 'cars/a.html': 'a car' });
    keep({ 'index.html': 'told' });
    expect(hashes()).toEqual({ 'index.html': 'told', 'cars/a.html': hash('sha256', 'a car') });
  });

  it('are used once, then the disk is read again', () => {
    built({ 'index.html': 'home' });
    keep({ 'index.html': 'told' });
    hashes();
    write('index.html', 'by hand');
    expect(hashes()).toEqual({ 'index.html': hash('sha256', 'by hand') });
  });

  it('are not used for another folder at the same path', () => {
    built({ 'index.html': 'home' });
    keep({ 'index.html': 'told' });
    renameSync(site(), join(place, 'before'));
    built({ 'index.html': 'homy' });
    expect(hashes()).toEqual({ 'index.html': hash('sha256', 'homy') });
  });

  it('are not trusted for a file that may have been written again at the same moment', () => {
    built({ 'index.html': 'home' });
    keep({ 'index.html': 'told' }, longAgo.getTime() + 10);
    expect(hashes()).toEqual({ 'index.html': hash('sha256', 'home') });
  });

  it('are written for other processes later, when nobody waits', async () => {
    built({ 'index.html': 'home' });
    keep({ 'index.html': 'told' });
    expect(existsSync(cache())).toBe(false);
    await deferredWorkDone();
    expect(JSON.parse(readFileSync(cache(), 'utf8'))).toMatchObject({ 'index.html': { hash: 'told' } });
  });
});
