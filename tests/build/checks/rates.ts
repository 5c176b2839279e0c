import type { SitePage } from '../built-site.ts';

/** Not seen until the visitor does something, or never. */
const unseen = /<(script|template|details)\b[\s\S]*?<\/\1>/g;
const rate = /\d% p\.a\./;
const warning = /this comparison rate is true only for the examples given/gi;

/** A rate without the comparison rate warning in sight; on a vehicle's page, also the warning said twice. */
export function rateProblems({ path, html }: SitePage): string[] {
  const seen = html.replace(unseen, '');
  const warnings = seen.match(warning)?.length ?? 0;
  if (warnings === 0) return rate.test(seen) ? [`${path} has a rate and no warning`] : [];
  return warnings > 1 && path.startsWith('/cars/') ? [`${path} warns ${warnings} times`] : [];
}
