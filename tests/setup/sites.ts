import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of the built demo dealers, and the date used as today. */
export const testDate = '2026-11-20';
export const testTenantsDir = '.data/test/tenants';
export const testDistDir = '.data/test/dist';

/** `TEST_PORT` replaces 4390 if that is in use. */
export const testPort = Number(process.env['TEST_PORT'] ?? 4390);

/** URL of a dealer's page on the server of the browser tests. */
export const siteUrl = (slug: string, path = '/') => `http://${slug}.localhost:${testPort}${path}`;

/** Copies the demo dealers without their feeds: the tests generate them for a fixed day. */
export function copyTestTenants(): void {
  cpSync('tenants', testTenantsDir, { recursive: true, filter: (source) => basename(source) !== 'stock' });
  raiseLimits();
  addProviders();
  limitStock();
}

/** All test visitors have the same address and send more requests per minute than rate limits allow. */
function raiseLimits(): void {
  for (const subject of ['leads', 'valuation', 'account', 'finance', 'payment', 'prizes']) {
    replaceValues(`_defaults/${subject}.json`, (name, value) =>
      isLimit(value) ? many : isPhoneLimit(name) ? manyCodes : value,
    );
  }
}

function replaceValues(name: string, replaced: (name: string, value: unknown) => unknown): void {
  const file = join(testTenantsDir, name);
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), replaced));
}

/**
 * Adds a payment provider (without a key on the server) and a chat provider to one dealer, and a tile server to
 * another; the tests answer their requests.
 */
function addProviders(): void {
  const provider = {
    name: 'Test Chat',
    script: 'https://chat.localhost/{account}.js',
    account: 'dealer',
    hosts: [],
    open: 'TestChat.open',
  };
  addTo('meridian', 'payment', { stripe: { key: 'NO_KEY', webhookSecret: 'NO_SECRET' } });
  addTo('meridian', 'chat', { show: true, provider });
  addTo('harbourline', 'locations', { map: { tiles: 'https://tiles.localhost/{z}/{x}/{y}.png' } });
}

/**
 * A quarter of the largest demo stock still fills several files of search results; the rest would only
 * be more of the same pages. `npm run bench` measures large stocks.
 */
function limitStock(): void {
  replaceValues('meridian/feed.json', (name, value) => (name === 'vehicles' ? 1250 : value));
}

function addTo(slug: string, subject: string, changes: object): void {
  const file = join(testTenantsDir, slug, `${subject}.json`);
  const own: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, JSON.stringify({ ...own, ...changes }));
}

const many = { burst: 10_000, perHour: 1_000_000 };
/** The maximum that the setting allows. */
const manyCodes = 1000;

function isLimit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'burst' in value && 'perHour' in value;
}

function isPhoneLimit(name: string): boolean {
  return name === 'perPhoneDay' || name === 'perPhoneWeek';
}
