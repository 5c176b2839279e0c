export { browserArgs, describeBrowser, ensureBrowser } from '#scripts/preview/pictures/find-browser.ts';

/** How many times slower than it could be the browser is: what passes on a quick machine alone shows itself. */
export const slowness = Number(process.env['SLOW_BROWSER'] ?? 1);
