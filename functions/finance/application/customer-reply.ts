import type { Context } from 'hono';
import * as v from 'valibot';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { problemReply } from '../../http/replies/problem.ts';
import { localPath } from '../../http/visitor/local-path.ts';
import type { Ports } from '../../ports/ports.ts';
import { SUCCESS_PATH } from '../lenders/table-lender.ts';

/**
 * `redirectUrl` is a page of this site, or one on a lender's host that the dealer's settings allow.
 */
export const customerReplySchema = v.object({
  redirectUrl: v.string(),
  lead_id: v.string(),
  receipt: v.string(),
});

type Outcome =
  | { readonly redirectUrl: string | null }
  /** The lender's message, `''` for none; null when the request failed. */
  | { readonly refusal: string | null };

/** The fields of the reply that do not depend on the lender. */
type Stored = Readonly<Omit<v.InferOutput<typeof customerReplySchema>, 'redirectUrl'>>;

/**
 * "redirectUrl or error" (leads and dealer §7), with the lead. A browser without JavaScript is
 * redirected instead.
 */
export async function customerReply(
  c: Context<AppEnv>,
  { pages }: Pick<Ports, 'pages'>,
  outcome: Outcome,
  stored: Stored,
): Promise<Response> {
  const { published } = c.var;
  const { texts, youx } = published.settings.finance;
  const title = 'The lender has not taken the application';
  if ('refusal' in outcome) {
    const { refusal } = outcome;
    return refusal === null
      ? problemReply({ status: 502, title, detail: texts.customerFailed, more: stored })
      : problemReply({ status: 422, title, detail: refusal || texts.customerRefused, more: stored });
  }
  const redirectUrl = allowedRedirect(outcome.redirectUrl, youx.redirectHosts);
  if (redirectUrl === null) {
    return problemReply({ status: 502, title, detail: texts.noRedirect, more: stored });
  }
  if (!wantsPage(c.req.raw)) {
    return Response.json({ redirectUrl, ...stored }, { headers: { 'Cache-Control': 'no-store' } });
  }
  // A page with a link, because `form-action 'self'` keeps browsers from following a form's
  // redirect to another host.
  if (!redirectUrl.startsWith('/')) return pages.render(published, 'to-lender', { address: redirectUrl });
  // The success page needs JavaScript to show what was sent; the receipt does not.
  return c.redirect(redirectUrl === SUCCESS_PATH ? stored.receipt : redirectUrl, 303);
}

/**
 * The allowed redirect target: a page of this site, or an https URL on one of the lender's `hosts`
 * or their subdomains. Null for any other address (open redirect, CWE-601).
 */
export function allowedRedirect(address: string | null, hosts: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return localPath(address);
  const { protocol, username, password, port, hostname, href } = new URL(address);
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isPlain && isKnown ? href : null;
}
