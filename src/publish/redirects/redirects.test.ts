import { describe, expect, it } from 'vitest';
import { hostRedirects, redirectTarget } from './redirects.ts';

const redirects = { '/old': '/new', '/tyres': '/search?kind=tyre#list', '/shop': 'https://shop.example/' };

describe('a redirected address', () => {
  it.each([
    ['/old', '', '/new'],
    ['/old', '?utm_source=letter', '/new?utm_source=letter'],
    ['/tyres', '', '/search?kind=tyre#list'],
    ['/tyres', '?size=17', '/search?kind=tyre&size=17#list'],
    ['/shop', '', 'https://shop.example/'],
    ['/other', '', null],
    ['constructor', '', null],
  ])('%s%s leads to %s', (pathname, search, target) => {
    expect(redirectTarget(redirects, pathname, search)).toBe(target);
  });
});

it('is written for hosts as one line each', () => {
  expect(hostRedirects({ '/a': '/b', '/c': 'https://d.example/e' })).toBe(
    '/a /b 301\n/c https://d.example/e 301\n',
  );
});
