import type { BrowserContext, Page } from '@playwright/test';

const BEFORE_ARRIVAL = 'layoutShiftsBeforeArrival';

/**
 * Has every page of a visitor note how many shifts there were when its HTML was there and drawn. Noted by number:
 * a visit has a clock of its own, which knows no marks.
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
    // Who observes intersections is told after the next frame: what moves in that has been counted.
    addEventListener('DOMContentLoaded', () =>
      new IntersectionObserver(note).observe(document.documentElement),
    );
  }, BEFORE_ARRIVAL);
}

/** Sum of all layout shifts so far (https://web.dev/articles/cls), without the grouping into windows. */
export async function layoutShift(page: Page): Promise<number> {
  return sumOf(await shiftsAfter(page, null));
}

/** The same for what happens once the page is there. */
export async function shiftSinceArrival(page: Page): Promise<number> {
  return sumOf(await shiftsAfter(page, BEFORE_ARRIVAL));
}

/**
 * What has moved since the page was there, a line for each shift. While its HTML comes in pieces, what stands at
 * the right end of a line still finds its place, and how many pieces there are is the network's doing.
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
    // A script may be done, and its answer be here, while others of the page are still on their way.
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

/** https://wicg.github.io/layout-instability/#sec-layout-shift, which the types of the browser do not have. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}
