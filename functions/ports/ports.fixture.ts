import { onDemandHeaders } from '../http/replies/rendered-pages.ts';
import type { Chance } from './chance.ts';
import type { Ports } from './ports.ts';

/** Start time of the clock of `testPorts`. */
export const testStartMs = Date.parse('2026-11-20T10:00:00Z');

const notHere = (what: string) => () => Promise.reject(new Error(`This test has no ${what}.`));

/**
 * Ports of a server with one dealer, `city-motors`, that has published nothing; tests override what
 * they need.
 */
export function testPorts(changes: Partial<Ports> = {}): Ports {
  return {
    listSites: async () => [{ slug: 'city-motors', hosts: ['www.citymotors.example'] }],
    publishedSite: async () => null,
    pages: describedPages,
    database: { execute: notHere('database'), transact: notHere('database') },
    counter: { add: () => undefined, flush: async () => undefined },
    valuation: null,
    documentPrinter: {
      drawShareImage: notHere('printer'),
      writePdf: notHere('printer'),
      photoAsJpeg: notHere('printer'),
    },
    textMessages: { send: notHere('phone network') },
    mail: null,
    payments: {
      begin: notHere('payment provider'),
      end: notHere('payment provider'),
      look: notHere('payment provider'),
      refund: notHere('payment provider'),
      readEvent: notHere('payment provider'),
    },
    lender: { quote: notHere('lender'), createCustomer: notHere('lender') },
    geocoder: { locate: notHere('geocoder') },
    regoLookup: null,
    tradePrices: null,
    leadsArrived: () => undefined,
    chance: countedChance(),
    secret: () => undefined,
    version: '1.2.3',
    now: () => testStartMs,
    reportError: (error) => {
      throw error;
    },
    ...changes,
  };
}

/** Renders the name and props of a page as JSON instead of HTML. */
const describedPages: Ports['pages'] = {
  render: async (_published, name, props, { status = 200 } = {}) =>
    new Response(JSON.stringify({ name, props }).replaceAll('<', '\\u003c'), {
      status,
      headers: onDemandHeaders,
    }),
};

/** Predictable values that count up: `id-1`, `token-2`, `000003`. */
export function countedChance(): Chance {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    id: () => `id-${next()}`,
    token: () => `token-${next()}`,
    digits: (length) => String(next()).padStart(length, '0'),
  };
}
