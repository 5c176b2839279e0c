import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

const site = 'https://www.citymotors.example';
const originFrom = (path: string) => new URL(path, `${site}/api/leads`).origin;

describe('a redirect target within the site', () => {
  it.each([
    ['/', '/'],
    ['/success', '/success'],
    ['/cars/corolla-7/checkout?step=2#form', '/cars/corolla-7/checkout?step=2#form'],
    ['/search/used-cars?make=Citro%C3%ABn', '/search/used-cars?make=Citro%C3%ABn'],
    // A header contains ASCII only.
    ['/search/citroën', '/search/citro%C3%ABn'],
    ['/a/../success', '/success'],
    ['/success?back=https://stranger.example', '/success?back=https://stranger.example'],
  ])('is accepted as %s', (target, path) => expect(localPath(target)).toBe(path));

  it.each([
    '',
    'success',
    '//stranger.example',
    '///stranger.example',
    '/\\stranger.example',
    '\\\\stranger.example',
    '/\t/stranger.example',
    '/\n/stranger.example',
    '/success\r\nSet-Cookie: a=b',
    ' /success',
    '/.//stranger.example',
    '/a/..//stranger.example',
    '/%2e//stranger.example',
    'https://stranger.example/success',
    'https:/success',
    'javascript:alert(1)',
    'data:text/html,hello',
    `/${'a'.repeat(2048)}`,
    undefined,
    null,
    7,
    ['/success'],
  ])('is rejected: %j', (target) => expect(localPath(target)).toBeNull());

  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'stranger.example',
    'a',
  ];
  const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join('')}`);

  it('never leads to another host, however it is written', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.webUrl()), (target) => {
        const path = localPath(target);
        if (path === null) return;
        expect(originFrom(path)).toBe(site);
        expect(path).toMatch(/^[\u0021-\u007e]+$/);
        // It is a valid header value, and applying the function again changes nothing.
        expect(new Headers({ Location: path }).get('Location')).toBe(path);
        expect(localPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
