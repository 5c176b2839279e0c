import { defineConfig, devices } from '@playwright/test';
import { ensureBrowser, slowness, testBrowserArgs } from './setup/browser.ts';
import { testPort } from './setup/sites.ts';

/** What no width changes is tried on the phone, which is the slower and the narrower. */
const anyWidth = [
  'analytics',
  'budget',
  'catalogue',
  'content-policy',
  'editorial',
  'favourites',
  'feature-banner',
  'finance-calculator',
  'finance-form',
  'finance-popup',
  'form-inputs',
  'islands',
  'lead-events',
  'lead-form',
  'locations-no-script',
  'lost-scripts',
  'online-payment',
  'phone-code',
  'presses',
  'recent',
  'repayments',
  'sales-counter',
  'saved-searches',
  'search-empty',
  'search-failures',
  'search-order',
  'search-start',
  'search-url',
  'serving',
  'special-offers',
  'trade-in',
  'unsubscribe',
  'valuation',
  'vehicle-costs',
  'watchlist',
].map((name) => `**/e2e/${name}.spec.ts`);

/** Visitors' journeys on the demo dealers, which the test command has built, on a phone and on a desktop. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // So many are one fault, not many: each of the rest would only wait until its time is up.
  maxFailures: 30,
  // No measure of the site: what is waited for may take longer on a busy machine.
  timeout: 60_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  reporter: [['list'], ['json', { outputFile: '../.data/test/playwright.json' }]],
  use: {
    launchOptions: { executablePath: ensureBrowser(), args: testBrowserArgs },
    locale: 'en-AU',
    trace: 'off',
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: anyWidth,
    },
  ],
  webServer: {
    command: `node scripts/serve.ts --dist .data/test/dist --port ${testPort}`,
    cwd: new URL('..', import.meta.url).pathname,
    // A database of its own, also when the browser tests run by themselves.
    env: { DATA_DIR: '.data/test' },
    url: `http://localhost:${testPort}/api/health`,
    reuseExistingServer: false,
  },
});
