import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startServer } from '#functions/platform/node.ts';
import { browserArgs, ensureBrowser } from '../setup/browser.ts';
import { mainThreadWork, type TraceEvent } from './main-thread.ts';

const queries = ['toyota corolla', 'white suv', 'mazda cx-5', 'landcrusier'];
/** Time between two keys, as a practised typist needs. */
const KEY_MS = 150;
/** Time until suggestions, results and pictures have loaded. */
const REST_MS = 1500;

export type PageCost = {
  /** Main-thread milliseconds per key: its own, and its share of the work for the whole query. */
  readonly perKey: readonly number[];
  /** Milliseconds of each uninterruptible main-thread task. */
  readonly pieces: readonly number[];
  /** Milliseconds from a request to the worker until its reply. */
  readonly answers: readonly number[];
};

/**
 * Measures the cost of typing on the page of all cars of a built site, without throttling; null if it is not built.
 */
export async function typingOnPage(distDir: string, dealer: string, path: string): Promise<PageCost | null> {
  if (!existsSync(join(distDir, dealer, `${path}.html`))) return null;
  const server = await startServer({ distDir, port: 0, database: { url: ':memory:' } });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    return await measure(browser, `http://${dealer}.localhost:${server.port}${path}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measure(browser: Browser, url: string): Promise<PageCost> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(timeWorkers);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('search').getByRole('combobox').focus();
  // Warm up: code that is compiled and loaded once must not count.
  await type(page, 'honda civic');
  await page.evaluate(() => performance.clearMeasures());
  const perKey: number[] = [];
  const pieces: number[] = [];
  for (const query of queries) {
    const work = await traced(browser, page, () => type(page, query));
    // Work without typing, such as the blinking caret.
    const idle = await traced(browser, page, () => rest(page, query.length * KEY_MS + REST_MS));
    perKey.push((sum(work) - sum(idle)) / query.length);
    pieces.push(...work);
  }
  const answers = await page.evaluate(() =>
    performance.getEntriesByName('answer').map(({ duration }) => duration),
  );
  return { perKey, pieces, answers };
}

async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return mainThreadWork(traceEvents);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** By keyboard only, because locating the input would be main-thread work too. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => performance.mark('begin'));
  await page.keyboard.type(text, { delay: KEY_MS });
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => performance.mark('end'));
}

async function rest(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(() => performance.mark('begin'));
  await page.waitForTimeout(milliseconds);
  await page.evaluate(() => performance.mark('end'));
}

/** Runs in the page: creates a performance measure for each request to a worker. */
function timeWorkers(): void {
  const asked = new Map<number, number>();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function post(this: Worker, message: { kind?: string; id?: number }) {
    if (message.kind === 'search' && message.id !== undefined) {
      asked.set(message.id, performance.now());
      if (asked.size === 1) this.addEventListener('message', ({ data }) => answered(data));
    }
    postMessage.call(this, message);
  };
  function answered({ kind, id }: { kind?: string; id?: number }): void {
    const start = id === undefined ? undefined : asked.get(id);
    if (kind === 'reply' && start !== undefined) performance.measure('answer', { start });
  }
}
