import { defineConfig, devices } from '@playwright/test';
import { ensureBrowser, slowness, testBrowserArgs } from './setup/browser.ts';
import { testPort } from './setup/sites.ts';

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
      // What a wide screen changes, or only a mouse and a keyboard can do; all else is tried on the phone alone.
      grep: /@desktop/,
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
