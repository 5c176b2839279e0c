import { describe, expect, it } from 'vitest';
import { isFromOtherSite } from './same-origin.ts';

const site = 'https://www.citymotors.example/api/events';
const isForeign = (headers: Record<string, string>, url = site) =>
  isFromOtherSite(new Request(url, { headers }));

describe('a request', () => {
  it.each([
    [{}],
    [{ Origin: 'https://www.citymotors.example' }],
    // A proxy may have terminated https.
    [{ Origin: 'http://www.citymotors.example' }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.citymotors.example' }],
    [{ 'Sec-Fetch-Site': 'none' }],
  ])('with %j is accepted', (headers) => expect(isForeign(headers)).toBe(false));

  it.each([
    [{ Origin: 'https://stranger.example' }],
    [{ Origin: 'https://citymotors.example' }],
    [{ Origin: 'https://www.citymotors.example:8443' }],
    [{ Origin: 'https://www.citymotors.example.stranger.example' }],
    [{ Origin: 'null' }],
    [{ Origin: '' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.citymotors.example' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.citymotors.example' }],
  ])('with %j is refused as cross-site', (headers) => expect(isForeign(headers)).toBe(true));

  it('on localhost is distinguished by port', () => {
    const url = 'http://city-motors.localhost:4321/api/events';
    expect(isForeign({ Origin: 'http://city-motors.localhost:4321' }, url)).toBe(false);
    expect(isForeign({ Origin: 'http://city-motors.localhost:4322' }, url)).toBe(true);
  });
});
