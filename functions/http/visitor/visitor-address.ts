import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * Stands for the visitor among those who ask at the same time; `''` where the platform does not say. Of IPv6
 * it is the network's half: one household has all the addresses of its /64 (RFC 6177).
 */
export function visitorAddress(c: Context<AppEnv>): string {
  // Absent, not empty, where an app is asked without a platform.
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
 * The /56 and the /48 around an IPv6 network as `networkOf` gives it; null for IPv4, whose neighbours are strangers to each
 * other.
 */
export function widerNetworks(network: string): { readonly bits56: string; readonly bits48: string } | null {
  if (!network.includes(':')) return null;
  const groups = network.split(':');
  const bits48 = groups.slice(0, 3).join(':');
  const subnet = Number.parseInt(groups[3] ?? '0', 16);
  return { bits48, bits56: `${bits48}:${(subnet >> 8).toString(16)}` };
}
