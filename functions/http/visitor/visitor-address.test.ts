import { describe, expect, it } from 'vitest';
import { networkOf, widerNetworks } from './visitor-address.ts';

describe('the network of a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('at %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('the wider networks of a visitor', () => {
  it.each([
    ['2001:db8:1:2ff', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8:1:200', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8:1:300', '2001:db8:1:3', '2001:db8:1'],
    ['2001:db8:0:0', '2001:db8:0:0', '2001:db8:0'],
  ])('of %s are a /56 and a /48', (network, bits56, bits48) =>
    expect(widerNetworks(network)).toEqual({ bits56, bits48 }),
  );

  it.each(['203.0.113.7', ''])('are null for "%s"', (network) => expect(widerNetworks(network)).toBeNull());
});
