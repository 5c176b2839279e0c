import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the test command builds the demo dealers, and the day it takes for today. */
export const testDate = '2026-11-20';
export const testTenantsDir = '.data/test/tenants';
export const testDistDir = '.data/test/dist';

/** `TEST_PORT` is for a machine on which 4390 is taken. */
export const testPort = Number(process.env['TEST_PORT'] ?? 4390);

/** Address of a dealer's page on the server that the browser tests start. */
export const siteUrl = (slug: string, path = '/') => `http://${slug}.localhost:${testPort}${path}`;

/** The demo dealers without their feeds: the tests make their own, for a fixed day. */
export function copyTestTenants(): void {
  cpSync('tenants', testTenantsDir, { recursive: true, filter: (source) => basename(source) !== 'stock' });
  raiseLimits();
  addProviders();
}

/** All visitors of the tests come from one address, and send more in a minute than a shopper in a year. */
function raiseLimits(): void {
  for (const subject of ['leads', 'valuation', 'account', 'finance', 'payment', 'prizes']) {
    const file = join(testTenantsDir, '_defaults', `${subject}.json`);
    const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      JSON.stringify(settings, (name, value: unknown) =>
        isLimit(value) ? many : isPhoneLimit(name) ? manyCodes : value,
      ),
    );
  }
}

/**
 * One dealer with a provider of payments, for whom the server has no key, and with one of chat; another with a
 * server of map tiles: what they would answer, a test answers itself.
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

function addTo(slug: string, subject: string, changes: object): void {
  const file = join(testTenantsDir, slug, `${subject}.json`);
  const own: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, JSON.stringify({ ...own, ...changes }));
}

const many = { burst: 10_000, perHour: 1_000_000 };
/** The most that the setting allows. */
const manyCodes = 1000;

function isLimit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'burst' in value && 'perHour' in value;
}

function isPhoneLimit(name: string): boolean {
  return name === 'perPhoneDay' || name === 'perPhoneWeek';
}
