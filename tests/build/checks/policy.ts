import { createHash } from 'node:crypto';
import type { SitePage } from '../built-site.ts';

/**
 * Inline scripts that the page's own Content-Security-Policy forbids or does not cover, and script sources
 * that it allows although the dealer has not named them (`hosts`).
 */
export function policyProblems(
  { path, html, facts }: SitePage,
  hosts: ReadonlySet<string> = new Set(),
): string[] {
  const policy = facts.metas.get('Content-Security-Policy');
  if (policy === undefined) return [`${path} has no policy`];
  const sources = sourcesOf(policy, 'script-src');
  const problems = facts.scripts
    .filter(({ src, type }) => src === null && ['', 'module', 'text/javascript'].includes(type))
    .filter(({ text }) => !sources.includes(`'${sha256(text)}'`))
    .map(({ text }) => `${path} forbids its own script ${text.slice(0, 60)}`);
  if (html.slice(0, html.indexOf('Content-Security-Policy')).includes('<script')) {
    problems.push(`${path} has a script before its policy`);
  }
  const lax = sources.filter(
    (source) => source !== "'self'" && !source.startsWith("'sha256-") && !hosts.has(source),
  );
  if (lax.length > 0) problems.push(`${path} lets run ${lax.join(' ')}`);
  return problems;
}

/** An absent directive allows nothing: the checks look for what each page needs. */
function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${directive} `));
  return found?.trim().split(/\s+/).slice(1) ?? [];
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
