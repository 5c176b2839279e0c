import { defineConfig, devices } from '@playwright/test';
import { ensureBrowser, slowness, testBrowserArgs } from './setup/browser.ts';
import { testPort } from './setup/sites.ts';

/** Browser tests on the demo dealers, which the test command has built, on a phone and a desktop. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // This many failures have a common cause; each further test would only wait for its timeout.
  maxFailures: 30,
  // Generous, because tests run on busy machines; not a requirement for the site.
  timeout: 60_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  reporter: [['list'], ['json', { outputFile: '../.data/test/playwright.json' }]],
  use: {
    launchOptions: { executablePath: ensureBrowser(), args: testBrowserArgs },
    locale: 'en-AU',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      // One device pixel per CSS pixel and reduced motion use a fifth less CPU; the desktop project has animations.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        contextOptions: { reducedMotion: 'reduce' },
      },
      // A test that is skipped once it runs has cost a page by then.
      grepInvert: /@desktop-only/,
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      // Only tests for wide screens, mouse or keyboard; all others run on the phone only.
      grep: /@desktop/,
    },
  ],
  webServer: {
    command: `node scripts/serve.ts --dist .data/test/dist --port ${testPort}`,
    cwd: new URL('..', import.meta.url).pathname,
    // A separate database, even if the browser tests run by themselves.
    env: { DATA_DIR: '.data/test' },
    url: `http://localhost:${testPort}/api/health`,
    reuseExistingServer: false,
  },
});
