/** Prefix of the dev server's own addresses; no dealer's page starts with it. */
export const DEV_PATH = '/__dev/';
export const eventsPath = `${DEV_PATH}events`;
export const clockPath = `${DEV_PATH}clock.js`;
/** The bar's browser script, served by Vite. */
const BAR_PATH = '/scripts/dev/dev-bar.client.ts';

const pageStart = /<head[^>]*>(?:\s*<meta charset="[^"]*">)?/i;

/** In development Astro writes each style into the page, and again as a script for hot reloading. */
const styleScript = /<script type="module" src="[^"]*\.css"><\/script>/g;

/**
 * Adds the clock and the bar to the start of a page; unchanged if it has them already or has no head. Removes
 * the scripts of its styles, half of all it loads, which would insert each style again.
 */
export function withDevParts(page: string, revision: string): string {
  if (page.includes(clockPath)) return page;
  const html = page.replaceAll(styleScript, '');
  const parts = `<script src="${clockPath}" data-revision="${revision}"></script><script type="module" src="${BAR_PATH}"></script>`;
  return html.replace(pageStart, (start) => start + parts);
}
