import { astroScripts } from './astro-scripts.build.ts';
import { contentPolicy } from './content-policy.ts';
import { inlineScripts } from './inline-scripts.build.ts';
import { createPagePolicy } from './page-policy.build.ts';
import { createPageStyles, type StyleBundle } from './page-styles.build.ts';
import type { Site } from './site.build.ts';

/** Finishes a rendered page; `tell` is called with each style sheet that the page needs and that must be written. */
export type FinishPage = (html: string, tell: (bundle: StyleBundle) => void) => string;

/** Adds the content policy and the style sheets to the pages of a site. A page is a latin1 string: one character a byte. */
export function createFinishPage({ tenant }: Site): FinishPage {
  const withPolicy = createPagePolicy({
    scripts: [...astroScripts, ...inlineScripts],
    policy: (hashes) => contentPolicy(tenant.settings, hashes),
  });
  const withStyles = createPageStyles();
  return (html, tell) => withPolicy(withStyles(html, tell));
}
