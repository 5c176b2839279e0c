import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadAttributesOf } from './lead-attributes.ts';

const request = (headers: Record<string, string> = {}) =>
  new Request('https://www.dealer.example/api/leads', { method: 'POST', headers });
const read = (sent: object, headers = {}) => leadAttributesOf(request(headers), sent);

describe('the page of a lead', () => {
  it.each([
    ['/contact', '/contact'],
    ['/cars/7?from=search#enquire', '/cars/7?from=search'],
    ['https://www.dealer.example/contact', '/contact'],
    ['https://stranger.example/contact', '/'],
    ['//stranger.example', '/'],
    ['javascript:alert(1)', '/'],
    [['/contact'], '/'],
    [undefined, '/'],
  ])('%j is %s', (url, page) => expect(read({ url }).url).toBe(page));

  it('is the referring page when the form names none', () => {
    expect(read({}, { Referer: 'https://www.dealer.example/finance?car_id=7' }).url).toBe(
      '/finance?car_id=7',
    );
    expect(read({}, { Referer: 'https://stranger.example/finance' }).url).toBe('/');
  });
});

describe('the visit before a lead', () => {
  it('has the last fifty pages of this site, without queries', () => {
    const visited_pages = Array.from({ length: 60 }, (_, number) => `/page-${number}?q=me`);
    const pages = read({ lead_attributes: { visited_pages } }).visited_pages;
    expect(pages).toHaveLength(50);
    expect(pages.at(-1)).toBe('/page-59');
  });

  it('keeps only campaign parameters', () => {
    const linked_query_params = {
      utm_source: ' news\r\nletter ',
      utm_campaign: 7,
      gclid: 'abc',
      fbclid: { a: 1 },
      email: 'me@example.com',
      utm_: 'x',
      utm_Source: 'x',
    };
    expect(read({ lead_attributes: { linked_query_params } }).linked_query_params).toEqual({
      utm_source: 'news letter',
      utm_campaign: '7',
      gclid: 'abc',
      fbclid: '',
    });
  });

  it('comes as JSON in a form field', () => {
    const lead_attributes = JSON.stringify({ visited_pages: ['/'], linked_query_params: { gclid: 'a' } });
    expect(read({ lead_attributes })).toMatchObject({
      visited_pages: ['/'],
      linked_query_params: { gclid: 'a' },
    });
  });

  it('never causes a refusal, and stays small', () => {
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (lead_attributes, url) => {
        const attributes = read({ lead_attributes, url });
        expect(JSON.stringify(attributes).length).toBeLessThan(20_000);
        expect(attributes.url).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});
