import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { leadEnvelopeSchema } from '#src/leads/lead-envelope.schema.ts';
import { unrouted } from '#src/leads/routing/lead-routing.ts';
import { unsubscribeSchema } from '#src/leads/unsubscribe/unsubscribe.schema.ts';
import { UNSUBSCRIBE_PATH, unsubscribeErrors } from '#src/leads/unsubscribe/unsubscribe-facts.ts';
import { TRAP_FIELD } from '#src/values/input/form-trap.ts';
import { stopOfContact } from '../../account/notices/watch-notices.ts';
import { stopAlertsOfContact } from '../../account/saved-searches/search-alerts.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { readBody, validated } from '../../http/read-body.ts';
import { PROBLEM_TYPE, pageOfRefusal, readProblem } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { sitesOfDealer } from '../../http/site/sites-of-dealer.ts';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import { addErrorField } from '../form/add-error-field.ts';
import { postedSchema, resultOf } from '../form/show-refused.ts';
import { leadContext } from '../lead-context.ts';
import { storeWithinLimits } from '../lead-limit-reply.ts';
import { withdrawalOfContact } from './withdraw-consent.ts';

const { entries } = leadEnvelopeSchema;

/**
 * Fields sent with the address. The time spent on the form is left out of spam detection here,
 * because browsers autofill an address faster than people type.
 */
const envelopeSchema = v.looseObject({
  idempotency_key: entries.idempotency_key,
  url: entries.url,
  [TRAP_FIELD]: entries[TRAP_FIELD],
});

const donePath = `${UNSUBSCRIBE_PATH}?done`;

export const unsubscribeEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: UNSUBSCRIBE_PATH,
    summary: 'The unsubscribe form for browsers without JavaScript',
    query: v.object({ done: v.optional(v.string()) }),
    replies: { 200: { description: 'A page; with `done` the confirmation', mediaType: 'text/html' } },
  },
  {
    method: 'POST',
    path: UNSUBSCRIBE_PATH,
    summary: 'Unsubscribes an e-mail address or phone from all marketing',
    body: v.object({ contact: v.string(), idempotency_key: v.optional(v.string()) }),
    replies: {
      200: {
        description: 'Done, whether or not the address was known; the dealer is told',
        schema: v.object({ lead_id: v.string() }),
      },
      303: { description: 'For a browser without JavaScript: redirect to the confirmation' },
    },
  },
];

/**
 * `/api/unsubscribe`: one click, without signing in (Spam Act 2003: an unsubscribe facility that
 * needs no account).
 */
export function unsubscribeRoutes(ports: Ports) {
  return new Hono<AppEnv>()
    .get(UNSUBSCRIBE_PATH, publishedSiteOf(ports), async (c) => {
      const isDone = c.req.query('done') !== undefined;
      return ports.pages.render(c.var.published, 'unsubscribe', { isDone, lastResult: null });
    })
    .post(UNSUBSCRIBE_PATH, addErrorField, publishedSiteOf(ports), async (c) => {
      const reply = await unsubscribe(c, ports);
      const isRefused = reply.headers.get('Content-Type') === PROBLEM_TYPE;
      return isRefused && wantsPage(c.req.raw) ? refusedPage(c, ports, reply) : reply;
    });
}

async function unsubscribe(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { published } = c.var;
  const { leads } = published.settings;
  const body = await readBody(c, envelopeSchema);
  if (!body.ok) return body.reply;
  const form = validated(unsubscribeSchema(unsubscribeErrors(published.settings)), body.value);
  if (!form.ok) return form.reply;
  const { contact } = form.value;
  const { idempotency_key, url, [TRAP_FIELD]: trap } = body.value;
  const nowMs = ports.now();
  // The form promises that the dealer writes no more, in no language.
  const sites = await sitesOfDealer(ports, published);
  // Unknown addresses are reported to the dealer as well: they may be on lists in the dealer's own
  // systems.
  const stored = await storeWithinLimits(c, ports, {
    ...leadContext(c, { idempotency_key, url, [TRAP_FIELD]: trap, opt_in: false }, { terms: null, nowMs }),
    category: leads.enquiry.defaultCategory,
    subcategory: leads.withdrawal.subcategory,
    fields: { ...contact, message: leads.withdrawal.unsubscribed },
    ...{ vehicle: null, routing: unrouted, sessionHash: null },
    with: () => sites.flatMap((site) => stopsOfContact({ site, contact }, nowMs)),
  });
  if (stored instanceof Response) return stored;
  return wantsPage(c.req.raw) ? c.redirect(donePath, 303) : c.json({ lead_id: stored.leadId });
}

function stopsOfContact(
  about: Parameters<typeof withdrawalOfContact>[0],
  nowMs: number,
): readonly Statement[] {
  return [
    withdrawalOfContact(about, nowMs),
    stopOfContact(about, nowMs),
    ...stopAlertsOfContact(about, nowMs),
  ];
}

/** Shows the form again with its values and errors. */
async function refusedPage(c: Context<AppEnv>, { pages }: Ports, reply: Response): Promise<Response> {
  const posted = await readBody(c, postedSchema);
  if (!posted.ok) return reply;
  const lastResult = resultOf(posted.value, await readProblem(reply), c.var.published);
  const props = { isDone: false, lastResult };
  return pageOfRefusal(reply, await pages.render(c.var.published, 'unsubscribe', props));
}
