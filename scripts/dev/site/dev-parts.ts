/** Where the dev server answers for itself; no page of a dealer begins like this. */
export const devPath = '/__dev/';
export const eventsPath = `${devPath}events`;
export const clockPath = `${devPath}clock.js`;
/** The bar and the list of mistakes, in the browser. Vite gives it out as a script. */
const barPath = '/scripts/dev/dev-bar.client.ts';

const pageStart = /<head[^>]*>(?:\s*<meta charset="[^"]*">)?/i;

/** Astro writes each style into the page, and once more as a script by which an editor of styles could change it. */
const styleScript = /<script type="module" src="[^"]*\.css"><\/script>/g;

/**
 * A page with the clock and the bar before everything else; as it was where it has them, or no head. Without the
 * scripts of its styles, half of all it loads: each would put in the page once more what it has.
 */
export function withDevParts(page: string, revision: string): string {
  if (page.includes(clockPath)) return page;
  const html = page.replaceAll(styleScript, '');
  const parts = `<script src="${clockPath}" data-revision="${revision}"></script><script type="module" src="${barPath}"></script>`;
  return html.replace(pageStart, (start) => start + parts);
}
