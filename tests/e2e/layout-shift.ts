import type { BrowserContext, Page } from '@playwright/test';

const BEFORE_ARRIVAL = 'layoutShiftsBeforeArrival';

/**
 * Makes every page of a visitor store how many layout shifts there were before its HTML was complete and
 * drawn. It stores their number rather than a time, because the clock of a test visit does not match the
 * times of the entries.
 */
export async function noteArrivals(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    const note: IntersectionObserverCallback = (_, frame) => {
      frame.disconnect();
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      Reflect.set(window, name, observer.takeRecords().length);
      observer.disconnect();
    };
    // An intersection observer reports after the next frame, so shifts in that frame have been counted.
    addEventListener('DOMContentLoaded', () =>
      new IntersectionObserver(note).observe(document.documentElement),
    );
  }, BEFORE_ARRIVAL);
}

/** The sum of all layout shifts so far (https://web.dev/articles/cls), without the grouping into windows. */
export async function layoutShift(page: Page): Promise<number> {
  return sumOf(await shiftsAfter(page, null));
}

/** The same sum, but only for shifts after the page was complete. */
export async function shiftSinceArrival(page: Page): Promise<number> {
  return sumOf(await shiftsAfter(page, BEFORE_ARRIVAL));
}

/**
 * The shifts since the page was complete, one line each. While HTML arrives in pieces, elements at the right
 * end of a row still find their places, and the number of pieces depends on the network.
 */
export async function movedSinceArrival(page: Page): Promise<readonly string[]> {
  return (await shiftsAfter(page, BEFORE_ARRIVAL)).map(({ value, what }) => `${value}: ${what}`);
}

function sumOf(shifts: readonly { readonly value: number }[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

function shiftsAfter(page: Page, counter: string | null) {
  return page.evaluate(async (name) => {
    const shiftsBefore = (): unknown => (name === null ? 0 : Reflect.get(window, name));
    const frame = () =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(document.documentElement);
      });
    await frame();
    // A test's script may be finished while other scripts of the page are still loading.
    while (shiftsBefore() === undefined) await frame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const shifts = observer.takeRecords().filter(isShift).slice(Number(shiftsBefore()));
    observer.disconnect();
    const place = ({ x, y, width, height }: DOMRect) => `${width}×${height} at ${x}, ${y}`;
    return shifts.map(({ value, sources }) => ({
      value,
      what: sources
        .map(({ node, previousRect, currentRect }) => {
          const parent = node?.parentElement;
          const within = `${parent?.localName}.${parent?.className}`;
          const named = node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
          return `${within} > ${named} from ${place(previousRect)} to ${place(currentRect)}`;
        })
        .join('; '),
    }));
  }, counter);
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}
