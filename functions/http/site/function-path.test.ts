import { describe, expect, it } from 'vitest';
import { isFunctionPath, lowerCaseFunctionPath } from './function-path.ts';

describe('the functions answer', () => {
  it.each([
    '/api',
    '/api/',
    '/api/cars/2021-toyota-corolla-7/view.json',
    '/cars/2021-toyota-corolla-7/autogauge',
    '/cars/2021-toyota-corolla-7.pdf',
    '/cars/2021-toyota-corolla-7/share-1a2b3c.jpg',
    '/cars/2021-toyota-corolla-7/photo-1a2b3c.jpg',
    '/cars/2021-toyota-corolla-7/enquire',
    '/cars/2021-toyota-corolla-7/test-drive',
    '/cars/2021-toyota-corolla-7/request-photos',
    '/cars/2021-toyota-corolla-7/checkout',
    '/cars/2021-toyota-corolla-7/buy-online',
    '/checkout-journey',
    '/sign-in',
    '/sign-in/',
    '/cars/2021-toyota-corolla-7/checkout/',
    '/my-garage',
    '/my-garage/',
    '/my%2Dgarage',
    '/mymotorama',
    '/watchlist',
    '/save-search',
    '/online-payment',
    '/spin-to-win',
  ])('%s', (pathname) => expect(isFunctionPath(pathname)).toBe(true));

  it.each([
    ['?car_id=7', true],
    ['?utm_source=mail&car=2021-toyota-corolla-7', true],
    ['?car_id=', false],
    ['?scar=7', false],
    ['?q=car=7', false],
    ['', false],
  ])('/book-test-drive%s: %s', (search, isAnswered) => {
    expect(isFunctionPath('/book-test-drive', search)).toBe(isAnswered);
    // With a trailing slash the path redirects to its only address.
    expect(isFunctionPath('/book-test-drive/', search)).toBe(false);
    expect(isFunctionPath('/book-test-drives', search)).toBe(false);
  });

  it.each([
    ['/finance', '?car_id=7', true],
    ['/finance-enquiry', '?utm_source=mail&vehiclePriceBudget=25990', true],
    ['/apply-for-finance', '?credit_score=GREAT', true],
    ['/personalised/finance', '?car_id=7', true],
    ['/finance', '?utm_source=mail', false],
    ['/finance', '?car_id=', false],
    ['/finance', '?q=car_id=7', false],
    ['/finance', '', false],
    ['/finance/', '?car_id=7', false],
    ['/finance/calculator', '?car_id=7', true],
    ['/finance/calculator', '?amount=20000', false],
    ['/pages/finance', '?car_id=7', false],
  ])('%s%s: %s', (pathname, search, isAnswered) => {
    expect(isFunctionPath(pathname, search)).toBe(isAnswered);
  });

  it.each([
    ['/compare', '?cars=kia-rio-7', true],
    ['/compare', '?utm_source=mail&cars=kia-rio-7,mazda-3-8', true],
    ['/shared-list', '?cars=kia-rio-7&from=Alex', true],
    ['/print', '?car_id=kia-rio-7', true],
    ['/print', '', false],
    ['/compare', '?cars=', false],
    ['/compare', '?oscars=kia-rio-7', false],
    ['/compare', '', false],
    ['/shared-list', '?from=Alex', false],
    ['/comparer', '?cars=kia-rio-7', false],
  ])('%s%s: %s', (pathname, search, isAnswered) => {
    expect(isFunctionPath(pathname, search)).toBe(isAnswered);
  });

  it.each([
    '/',
    '/apiary',
    '/cars/2021-toyota-corolla-7',
    // Static files, unless the dealer gates them (gated-file.ts).
    '/trade-in',
    '/sell-my-car',
    '/personalised/finance',
    '/sign-in//',
    '//sign-in/',
    '//',
    '/cars/enquire',
    '/forms/enquiry',
    '/cars/2021-toyota-corolla-7/autogauge/more',
    '/cars/autogauge',
    '/cars/a/b.pdf',
    '/brochure.pdf',
    '/stock-photos/share-1.jpg',
    '/cars/2021-toyota-corolla-7.json',
    '/feeds/google-vehicles.xml',
  ])('do not answer %s', (pathname) => expect(isFunctionPath(pathname)).toBe(false));
});

it.each([
  ['/Sign-In', '', '/sign-in'],
  ['/Book-Test-Drive', '?car_id=7', '/book-test-drive'],
  ['/Search/Mazda', '', null],
  ['/sign-in', '', null],
  ['/cars/corolla-7/share-1A2b.jpg', '', null],
])('%s%s belongs in lower case to %s', (pathname, search, lower) => {
  expect(lowerCaseFunctionPath(pathname, search)).toBe(lower);
});
