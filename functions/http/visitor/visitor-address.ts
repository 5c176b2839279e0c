import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * The visitor's network, for rate limits; `''` if the host does not report the address. For IPv6 it
 * is the /64, because one household has all its addresses (RFC 6177).
 */
export function visitorAddress(c: Context<AppEnv>): string {
  // Undefined when the app is called without a host, as in tests.
  const bindings: Partial<AppEnv['Bindings']> | undefined = c.env;
  return networkOf(bindings?.address ?? '');
}

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The /56 and /48 around an IPv6 network from `networkOf`; null for IPv4, where neighbouring
 * addresses are unrelated.
 */
export function widerNetworks(network: string): { readonly bits56: string; readonly bits48: string } | null {
  if (!network.includes(':')) return null;
  const groups = network.split(':');
  const bits48 = groups.slice(0, 3).join(':');
  const subnet = Number.parseInt(groups[3] ?? '0', 16);
  return { bits48, bits56: `${bits48}:${(subnet >> 8).toString(16)}` };
}
