import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { animationsDone } from '../e2e/animations-done.ts';

/** WCAG 2.2 level AA, all its predecessors, and axe's own best practices; no rule is left out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line per element that breaks a rule: `color-contrast: .price: …`. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Half a page lacks what comes below, and what still fades in has too little contrast.
  await page.waitForLoadState();
  await animationsDone(page);
  const { violations } = await new AxeBuilder({ page })
    // What passed is only counted, not described, which takes half of the time.
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    // Opens no second page for each result; what it cannot see is frames of other origins.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
