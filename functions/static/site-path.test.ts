import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path.ts';

describe('a page', () => {
  it.each([
    ['/', '/', ['index.html']],
    ['/cars/abc', '/cars/abc', ['cars/abc.html', 'cars/abc', 'cars/abc/index.html']],
    ['/cars/2.0l', '/cars/2.0l', ['cars/2.0l', 'cars/2.0l.html', 'cars/2.0l/index.html']],
    ['/a%20b', '/a%20b', ['a b.html', 'a b', 'a b/index.html']],
    ['/citro%C3%ABn', '/citro%C3%ABn', ['citroën.html', 'citroën', 'citroën/index.html']],
    ['/100%2525', '/100%2525', ['100%25.html', '100%25', '100%25/index.html']],
    [
      '/_astro/a.B1.js',
      '/_astro/a.B1.js',
      ['_astro/a.B1.js', '_astro/a.B1.js.html', '_astro/a.B1.js/index.html'],
    ],
    ['/.well-known/x.json', '/.well-known/x.json', ['.well-known/x.json']],
  ])('%s is looked up by its own path', (pathname, cleanPath, candidates) => {
    const found = sitePath(pathname);
    expect(found).toMatchObject({ kind: 'file', cleanPath });
    expect(found.kind === 'file' && found.candidates.slice(0, candidates.length)).toEqual(candidates);
  });

  it.each([
    ['/cars/', '/cars'],
    ['/cars.html', '/cars'],
    ['/cars.html/', '/cars'],
    ['/cars%2ehtml', '/cars'],
    ['/citro%C3%ABn.html', '/citro%C3%ABn'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/cars/index.html', '/cars'],
    ['//cars', '/cars'],
    ['//evil.example/', '/evil.example'],
    ['/a//b', '/a/b'],
  ])('%s has the clean address %s', (pathname, cleanPath) => {
    expect(sitePath(pathname)).toMatchObject({ kind: 'file', cleanPath });
  });
});

describe('a refused path', () => {
  it.each([
    '/../secret',
    '/..',
    '/./a',
    '/a/../../b',
    '/%2e%2e/secret',
    '/%2E%2E/secret',
    '/.%2e/secret',
    '/..%2fsecret',
    '/a%2Fb',
    '/..%5csecret',
    '/..\\secret',
    '/a%00.html',
    '/a%0d%0aSet-Cookie:x',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret',
    '/%ff',
  ])('%s is malformed', (pathname) => {
    expect(sitePath(pathname)).toEqual({ kind: 'malformed' });
  });

  it.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/cars/.hidden',
    '/cars/.well-known/x',
    '/.well-known/.secret',
    '/.html',
    '/...',
    '/_headers',
    '/_redirects',
    '/_settings.json',
    '/_settings',
    '/%5fsettings.json',
    '/_cars/16-3.json',
    '/_cars',
    '//_cars//16-3.json',
    '/_astro.json',
    '/site-info.json',
    '/404',
    '/404.html',
  ])('%s is hidden', (pathname) => {
    expect(sitePath(pathname)).toEqual({ kind: 'hidden' });
  });
});

describe('any path', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      'index',
      '.html',
      'index.html',
      '%252e%252e',
      '',
    ),
    fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
    fc.string({ unit: 'binary' }),
  );
  const anyPath = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);

  it('never leads out of the site, nor to a dotfile', () => {
    fc.assert(
      fc.property(anyPath, (pathname) => {
        const found = sitePath(pathname);
        if (found.kind !== 'file') return;
        for (const candidate of found.candidates) {
          expect(posix.join('/site', candidate)).toBe(`/site/${candidate}`);
          expect(candidate).not.toMatch(/(?:^|\/)\.(?!well-known(?:\/|\.html$|$))/);
          expect(candidate).not.toContain('\u0000');
        }
      }),
      { numRuns: 2000, seed: 4321 },
    );
  });

  it('redirects within the host, without a loop', () => {
    fc.assert(
      fc.property(anyPath, (pathname) => {
        let address = pathname;
        for (let hops = 0; hops <= pathname.length; hops += 1) {
          const found = sitePath(address);
          if (found.kind !== 'file' || found.cleanPath === address) return;
          expect(found.cleanPath).toMatch(/^\/(?![/\\])/);
          expect(new URL(found.cleanPath, 'http://dealer.example').host).toBe('dealer.example');
          address = found.cleanPath;
        }
        expect.unreachable(`${pathname} is redirected for ever`);
      }),
      { numRuns: 2000, seed: 4321 },
    );
  });
});
