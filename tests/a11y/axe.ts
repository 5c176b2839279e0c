import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { animationsDone } from '../e2e/animations-done.ts';

/** WCAG 2.2 level AA, all its predecessors, and axe's own best practices; no rule is left out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare const axe: typeof import('axe-core');

/**
 * One line per element that violates a rule: `color-contrast: <p class="price">: …`. Of a page that axe has looked at
 * in another test, only the `part` that opened or changed needs to be looked at.
 */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  // Wait for the whole page: lazy parts would be missing, and elements that are fading in have too little contrast.
  await page.waitForLoadState();
  await animationsDone(page);
  if (await page.evaluate(() => typeof axe === 'undefined')) await page.evaluate(source);
  return page.evaluate(
    async ([looked, values]) => {
      const { violations } = await axe.run(looked, {
        runOnly: { type: 'tag', values },
        // Descriptions of passed rules and selectors of all elements would take half of the time; nobody reads them.
        resultTypes: ['violations'],
        selectors: false,
        // Frames are cross-origin, where axe cannot look.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary?.replace(/\s+/g, ' ')}`),
      );
    },
    [part, tags] as const,
  );
}
