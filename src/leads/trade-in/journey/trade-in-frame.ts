/** Around the part of the page that the functions put a stage in place of, for browsers without script. */
export const frameStart = '<!--trade-in-->';
export const frameEnd = '<!--/trade-in-->';

/** The built page with a stage in it; null when the page has no place for one. */
export function tradeInFrame(page: string, stage: string): string | null {
  const start = page.indexOf(frameStart);
  const end = page.indexOf(frameEnd, start);
  return start < 0 || end < 0 ? null : page.slice(0, start) + stage + page.slice(end + frameEnd.length);
}
