import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { differenceImage } from './difference-image.ts';
import { browserArgs, ensureBrowser } from './find-browser.ts';
import type { PageChange } from './page-state.ts';

export const screens = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Desktop', width: 1440, height: 900 },
] as const;

/** Longer pages are cropped: a list of thousands would give a huge picture. */
const TALLEST = 5000;
const TIMEOUT_MS = 20_000;

/** Screenshot files, relative to the report; null if the page does not exist in that state. */
export interface Pictures {
  readonly screen: (typeof screens)[number]['name'];
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: { readonly file: string; readonly share: number } | null;
  /** Why there are no screenshots; null if there are. */
  readonly problem: string | null;
}

interface Session {
  /** The addresses of both sites, without trailing slashes. */
  readonly before: string;
  readonly after: string;
  readonly folder: string;
  /** The browser's time. */
  readonly now: Date;
  readonly progress: (done: number, total: number, path: string) => void;
}

/**
 * Takes screenshots of every page before and after, on each screen size; by path. A page that cannot be shown
 * has a problem instead.
 */
export async function takePictures(
  changes: readonly PageChange[],
  session: Session,
): Promise<Map<string, readonly Pictures[]>> {
  await mkdir(session.folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const taken = new Map<string, readonly Pictures[]>();
    for (const [index, change] of changes.entries()) {
      session.progress(index, changes.length, change.path);
      const pictures: Pictures[] = [];
      for (const screen of screens) pictures.push(await pageOn(screen, change, index, browser, session));
      taken.set(change.path, pictures);
    }
    return taken;
  } finally {
    await browser.close();
  }
}

async function pageOn(
  screen: (typeof screens)[number],
  { path, kind }: PageChange,
  index: number,
  browser: Browser,
  session: Session,
): Promise<Pictures> {
  const nothing = { screen: screen.name, before: null, after: null, difference: null, problem: null };
  const start = `${index + 1}-${screen.name.toLowerCase()}`;
  const save = async (name: string, bytes: Buffer) => {
    await writeFile(join(session.folder, `${start}-${name}.png`), bytes);
    return `${start}-${name}.png`;
  };
  try {
    const take = (site: string) => takePicture(browser, `${site}${path}`, screen, session.now);
    const before = kind === 'added' ? null : await take(session.before);
    const after = kind === 'gone' ? null : await take(session.after);
    const difference = before === null || after === null ? null : await differenceImage(before, after);
    return {
      ...nothing,
      before: before && (await save('before', before)),
      after: after && (await save('after', after)),
      difference: difference && {
        file: await save('difference', difference.picture),
        share: difference.share,
      },
    };
  } catch (error) {
    return {
      ...nothing,
      problem: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    };
  }
}

async function takePicture(
  browser: Browser,
  url: string,
  { width, height }: { width: number; height: number },
  now: Date,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.clock.setFixedTime(now);
    await page.goto(url, { waitUntil: 'load' });
    const pageHeight = await showAll(page);
    return await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      clip: { x: 0, y: 0, width, height: Math.min(TALLEST, Math.max(height, pageHeight)) },
    });
  } finally {
    await page.close();
  }
}

/** Scrolls through the page, to load lazy images. Returns the page's height. */
async function showAll(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  });
  // Some pages never become idle; the screenshot shows what is loaded by then.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollHeight);
}
