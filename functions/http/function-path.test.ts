import { describe, expect, it } from 'vitest';
import { isFunctionPath } from './function-path.ts';

describe('the functions answer', () => {
  it.each([
    '/api',
    '/api/',
    '/api/cars/2021-toyota-corolla-7/view.json',
    '/cars/2021-toyota-corolla-7/autogauge',
    '/cars/2021-toyota-corolla-7.pdf',
    '/cars/2021-toyota-corolla-7/share-1a2b3c.jpg',
  ])('%s', (pathname) => expect(isFunctionPath(pathname)).toBe(true));

  it.each([
    '/',
    '/apiary',
    '/cars/2021-toyota-corolla-7',
    '/cars/2021-toyota-corolla-7/checkout',
    '/cars/2021-toyota-corolla-7/autogauge/more',
    '/cars/autogauge',
    '/cars/a/b.pdf',
    '/brochure.pdf',
    '/stock-photos/share-1.jpg',
  ])('not %s', (pathname) => expect(isFunctionPath(pathname)).toBe(false));
});
