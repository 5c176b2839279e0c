import type { Context } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { fill } from '#src/values/fill.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { dealerPage, dealerPageHeaders } from '../http/dealer-page.ts';
import { problemReply } from '../http/problem.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { redirectTarget } from './redirect-target.ts';
import { successPath } from './table-lender.ts';

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

/** What the shopper has whatever the lender says. */
type Stored = Readonly<Omit<v.InferOutput<typeof customerReplySchema>, 'redirectUrl'>>;

/** "redirectUrl or error" (leads and dealer §7), with the lead; a browser without script is taken there. */
export async function customerReply(c: Context<AppEnv>, outcome: Outcome, stored: Stored): Promise<Response> {
  const { settings } = c.var.published;
  const { texts, youx } = settings.finance;
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
  if (!redirectUrl.startsWith('/')) return continuePage(settings, redirectUrl);
  // The page of thanks knows what was sent by script alone; the receipt says it itself.
  return c.redirect(redirectUrl === successPath ? stored.receipt : redirectUrl, 303);
}

/** A link, because `form-action 'self'` keeps browsers from following a form's redirect to another host. */
async function continuePage(settings: PublishedSite['settings'], address: string): Promise<Response> {
  const { continueHeading, continueLink } = settings.finance.texts;
  const body = html`<h1>${continueHeading}</h1>
<p><a href="${address}" rel="noreferrer">${fill(continueLink, { host: new URL(address).hostname })}</a></p>`;
  return new Response(await dealerPage(settings, { title: continueHeading, body }), {
    headers: dealerPageHeaders,
  });
}
