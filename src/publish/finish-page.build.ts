import { astroScripts } from './astro-scripts.build.ts';
import { contentPolicy } from './content-policy.ts';
import { inlineScripts } from './inline-scripts.build.ts';
import { createPagePolicy } from './page-policy.build.ts';
import { createPageStyles, type StyleBundle } from './page-styles.build.ts';
import type { SiteFrame } from './site-frame.ts';

/** Finishes a rendered page; `tell` is called with each style sheet that the page needs and that must be written. */
export type FinishPage = (html: string, tell: (bundle: StyleBundle) => void) => string;

/** Adds the content policy and the style sheets to the pages of a site. A page is a latin1 string: one character a byte. */
export function createFinishPage(frame: Pick<SiteFrame, 'tenant'>): FinishPage {
  const addPolicy = policyOf(frame);
  const withStyles = createPageStyles();
  return (html, tell) => addPolicy(withStyles(html, tell));
}

/** Adds the content policy to a page that is rendered on demand. Its style sheets stay as Astro names them. */
export async function withPolicy(frame: Pick<SiteFrame, 'tenant'>, page: Response): Promise<Response> {
  const html = Buffer.from(await page.arrayBuffer()).toString('latin1');
  return new Response(Buffer.from(policyOf(frame)(html), 'latin1'), page);
}

function policyOf({ tenant }: Pick<SiteFrame, 'tenant'>): (html: string) => string {
  return createPagePolicy({
    scripts: [...astroScripts, ...inlineScripts],
    policy: (hashes) => contentPolicy(tenant.settings, hashes),
  });
}
