import type { SitePage } from '../built-site.ts';
import { pageFacts } from '../page-facts.ts';

export const origin = 'https://www.yard.example';
export const head = `<html lang="en-AU"><head><title>Yard</title><meta name="description" content="Cars"><meta name="viewport" content="width=device-width"><link rel="canonical" href="${origin}/a"></head>`;

/** A page with this body, for tests of the checks themselves. */
export function aPage(body: string, html = `${head}<body><h1>Yard</h1>${body}</body></html>`): SitePage {
  return { path: '/a', html, facts: pageFacts(html, ['card-photo', 'amount']) };
}
