import type { Context } from 'hono';
import * as v from 'valibot';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { problemReply } from '../../http/replies/problem.ts';
import type { Ports } from '../../ports/ports.ts';
import { successPath } from '../lenders/table-lender.ts';
import { redirectTarget } from './redirect-target.ts';

/** `redirectUrl` is a page of this site, or of a lender that the dealer's settings name. */
export const customerReplySchema = v.object({
  redirectUrl: v.string(),
  lead_id: v.string(),
  receipt: v.string(),
});

type Outcome =
  | { readonly redirectUrl: string | null }
  /** The lender's words, `''` for none; null when it failed. */
  | { readonly refusal: string | null };

/** What the shopper gets whatever the lender answers. */
type Stored = Readonly<Omit<v.InferOutput<typeof customerReplySchema>, 'redirectUrl'>>;

/** "redirectUrl or error" (leads and dealer §7), with the lead; a browser without script is taken there. */
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
  const redirectUrl = redirectTarget(outcome.redirectUrl, youx.redirectHosts);
  if (redirectUrl === null) {
    return problemReply({ status: 502, title, detail: texts.noRedirect, more: stored });
  }
  if (!wantsPage(c.req.raw)) {
    return Response.json({ redirectUrl, ...stored }, { headers: { 'Cache-Control': 'no-store' } });
  }
  // A link, because `form-action 'self'` keeps browsers from following a form's redirect to another host.
  if (!redirectUrl.startsWith('/')) return pages.render(published, 'to-lender', { address: redirectUrl });
  // The success page needs JavaScript to know what was sent; the receipt does not.
  return c.redirect(redirectUrl === successPath ? stored.receipt : redirectUrl, 303);
}
