import { describe, expect, it } from 'vitest';
import { allowedRedirect } from './customer-reply.ts';

const hosts = ['youx.example', 'apply.lender.com.au'];

describe('the redirect address from a lender', () => {
  it.each([
    ['https://youx.example/a?b=c#d', 'https://youx.example/a?b=c#d'],
    ['https://app.youx.example/a', 'https://app.youx.example/a'],
    ['https://APPLY.lender.com.au', 'https://apply.lender.com.au/'],
    ['/success', '/success'],
  ])('is accepted: %s', (address, expected) => expect(allowedRedirect(address, hosts)).toBe(expected));

  it.each([
    null,
    '',
    'http://youx.example/',
    'https://stranger.example/',
    'https://notyoux.example/',
    'https://youx.example.stranger.example/',
    'https://lender.com.au/',
    'https://youx.example@stranger.example/',
    'https://user:word@youx.example/',
    'https://youx.example:8443/',
    'javascript:alert(1)',
    'data:text/html,hi',
    '//stranger.example/',
    '/\\stranger.example',
    'success',
  ])('is rejected: %j', (address) => expect(allowedRedirect(address, hosts)).toBeNull());
});
