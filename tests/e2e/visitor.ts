import { test as base, expect, type Page } from '@playwright/test';
import { slowness } from '../setup/browser.ts';
import { testDate } from '../setup/sites.ts';
import { noteArrivals } from './layout-shift.ts';

/** The time of every visit: noon in Brisbane on the day for which the sites were built. */
export const visitTime = new Date(`${testDate}T12:00:00+10:00`);

/** Matches the errors, by address or text, that a test causes on purpose. */
type Faults = { readonly faults: RegExp | null };

/**
 * `test` for a visitor on that day. In every test, pages must log no errors and request nothing from other
 * hosts.
 */
export const test = base.extend<Faults & { quiet: undefined }>({
  faults: [null, { option: true }],
  quiet: [
    async ({ page, faults }, use) => {
      await page.clock.setFixedTime(visitTime);
      await noteArrivals(page.context());
      if (slowness > 1) {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      }
      const complaints = complaintsOf(page, faults);
      await use(undefined);
      expect(complaints, 'errors in the console and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

function complaintsOf(page: Page, faults: RegExp | null): string[] {
  const complaints: string[] = [];
  const visited = new Set<string>();
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A missing page is reported as a failed resource, perhaps before the browser has navigated to it.
    // Violations of its content security policy are reported under its address too.
    const { url } = message.location();
    const text = message.text();
    const isMissingPage = visited.has(url) && text.startsWith('Failed to load resource');
    // Only tests go offline; the browser then reports every request that was still running.
    const isOffline = text.includes('net::ERR_INTERNET_DISCONNECTED');
    const isExpected = isMissingPage || isOffline || faults?.test(`${url} ${text}`) === true;
    if (message.type() === 'error' && !isExpected) complaints.push(`${page.url()}: ${text} (${url})`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.add(request.url());
    const { protocol, hostname } = new URL(request.url());
    const isLocal = protocol === 'data:' || protocol === 'blob:' || /(^|\.)localhost$/.test(hostname);
    if (!isLocal) complaints.push(request.url());
  });
  return complaints;
}

export { expect };
