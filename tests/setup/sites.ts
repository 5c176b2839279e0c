/** Where the test command builds the demo dealers, and the day it takes for today. */
export const testDate = '2026-11-20';
export const testTenantsDir = '.data/test/tenants';
export const testDistDir = '.data/test/dist';

/** `TEST_PORT` is for a machine on which 4390 is taken. */
export const testPort = Number(process.env['TEST_PORT'] ?? 4390);

/** Address of a dealer's page on the server that the browser tests start. */
export const siteUrl = (slug: string, path = '/') => `http://${slug}.localhost:${testPort}${path}`;
