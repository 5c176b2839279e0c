import { describe, expect, it } from 'vitest';
import { hostRedirects, redirectTarget, removedVehiclePaths } from './redirects.ts';

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

it('redirects a removed vehicle to the list of its model if that has cars, else to nothing', () => {
  const landing = [
    { kind: 'type', key: 'new-used-and-demo-cars', path: '/search/new-used-and-demo-cars', count: 9 },
    { kind: 'make', key: 'mazda', path: '/search/mazda', count: 9 },
    { kind: 'model', key: 'mazda/cx-5', path: '/search/mazda/cx-5', count: 2 },
    { kind: 'model', key: 'mazda/2', path: '/search/mazda/2', count: 0 },
  ];
  const gone = [
    { slug: 'a', make: 'Mazda', model: 'CX-5' },
    { slug: 'b', make: 'Mazda', model: '2' },
    { slug: 'c', make: 'Kia', model: 'Rio' },
  ];
  expect(removedVehiclePaths(gone, landing)).toEqual({ a: '/search/mazda/cx-5', b: null, c: null });
});
