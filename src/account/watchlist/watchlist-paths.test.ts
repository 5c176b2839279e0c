import { describe, expect, it } from 'vitest';
import { savePath, signInToSavePath, wantedOf } from './watchlist-paths.ts';

const at = (path: string) => new URL(path, 'https://dealer.example');

describe('signing in to save a car', () => {
  it.each([
    ['/cars/corolla-7', '/cars/corolla-7?save=7', '/cars/corolla-7'],
    [
      '/search/used-cars?body=SUV&page=2',
      '/search/used-cars?body=SUV&page=2&save=7',
      '/search/used-cars?body=SUV&page=2',
    ],
    ['/cars/corolla-7#features', '/cars/corolla-7?save=7#features', '/cars/corolla-7#features'],
    ['/cars/corolla-7?save=9', '/cars/corolla-7?save=7', '/cars/corolla-7'],
  ])('from %s leads to %s, and back without having saved', (here, redirect, back) => {
    const { pathname, searchParams } = at(signInToSavePath('7', at(here)));
    expect([pathname, ...searchParams]).toEqual([
      '/sign-in',
      ['type', 'watchlist'],
      ['redirect', redirect],
      ['back', back],
    ]);
    expect(wantedOf(at(redirect))).toEqual({ id: '7', path: back });
  });

  it('saves nothing if the address names nothing, and keeps the address', () => {
    expect(wantedOf(at('/search?make=Land%20Rover'))).toEqual({
      id: null,
      path: '/search?make=Land%20Rover',
    });
    expect(wantedOf(at('/search?save='))).toEqual({ id: null, path: '/search' });
  });
});

it("the watchlist's page is asked to save a car by its id", () => {
  expect(savePath({ id: 'A&B 7' })).toBe('/watchlist?save=A%26B+7');
});
