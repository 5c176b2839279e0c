import { expect, it } from 'vitest';
import { campaignOf } from './campaign.ts';

it('keeps the campaign parameters of an address, and no others', () => {
  const search = '?utm_source=news&gclid=abc&email=ada@example.com&make=Kia&utm_=x&utm_Campaign=y';
  expect(campaignOf(search)).toEqual({ utm_source: 'news', gclid: 'abc' });
});
