import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { receiptSchema } from '#src/leads/success/receipt.schema.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { problemReply } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import { addErrorField } from './form/add-error-field.ts';
import { documentedLeadSchema } from './form/documented-forms.ts';
import { readLeadForm } from './form/read-lead-form.ts';
import { refusedForms } from './form/refused-form.ts';
import { leadLimitReply, storeWithinLimits } from './lead-limit-reply.ts';
import { draftIdOf, isDraftKept, saveDraft } from './store/draft-lead.ts';
import { isSecretKey } from './store/idempotency-key.ts';
import type { NewLead } from './store/new-lead.ts';

const storedSchema = v.object({
  lead_id: v.string(),
  /** Path of the receipt; missing for a step before the last. */
  receipt: v.optional(v.string()),
});

const known = {
  description: 'The same lead again, or a step before the last',
  schema: storedSchema,
};

export const leadEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/leads',
    summary: 'Sends a form to the dealer',
    body: documentedLeadSchema,
    replies: {
      200: known,
      201: { description: 'Stored and queued for delivery', schema: storedSchema },
      303: { description: 'For a browser without JavaScript: redirect to the receipt' },
    },
  },
  {
    method: 'GET',
    path: '/api/leads/:receipt',
    summary: 'Returns what was sent',
    replies: {
      200: { description: 'The lead; browsers get a page', schema: receiptSchema },
      404: { description: 'No such receipt' },
    },
  },
  {
    method: 'POST',
    path: '/api/leads/:receipt/withdraw',
    summary: 'Withdraws marketing consent',
    replies: {
      200: {
        description: 'Withdrawn, now or before',
        schema: v.object({ lead_id: v.string(), withdrawn_at: v.pipe(v.string(), v.isoTimestamp()) }),
      },
      303: { description: 'For a browser without JavaScript: redirect to the receipt' },
      404: { description: 'No such receipt' },
    },
  },
];

/**
 * `POST /api/leads` (leads and dealer §3, §7). A form with several steps sends each with `final:
 * false` and the same key: they are validated and stored as a draft, which becomes the lead with
 * `final: true`.
 */
export function leadRoutes(ports: Ports) {
  const before = [refusedForms(ports, 'enquiry'), addErrorField, publishedSiteOf(ports)] as const;
  return new Hono<AppEnv>().post('/api/leads', ...before, async (c) => {
    const read = await readLeadForm(c, ports);
    if (!read.ok) return read.reply;
    const { lead, isStep } = read;
    const { idempotencyKey } = lead;
    if ((isStep || lead.endsDraft) && !isSecretKey(idempotencyKey)) return keyNeeded();
    return isStep && isSecretKey(idempotencyKey)
      ? keepStep(c, ports, { ...lead, idempotencyKey })
      : takeLead(c, ports, lead);
  });
}

async function takeLead(c: Context<AppEnv>, ports: Ports, lead: NewLead): Promise<Response> {
  const stored = await storeWithinLimits(c, ports, lead);
  if (stored instanceof Response) return stored;
  const { leadId, receiptPath, isNew } = stored;
  if (wantsPage(c.req.raw)) return c.redirect(receiptPath, 303);
  return c.json({ lead_id: leadId, receipt: receiptPath }, isNew ? 201 : 200);
}

async function keepStep(
  c: Context<AppEnv>,
  ports: Ports,
  lead: NewLead & { readonly idempotencyKey: string },
): Promise<Response> {
  const { published } = c.var;
  const isRetry = await isDraftKept(ports, published, lead);
  if (isRetry) return c.json({ lead_id: draftIdOf(published.slug, lead.idempotencyKey) });
  // Only the last step of a form counts against the person's limit.
  const refusal = await leadLimitReply(c, ports, {});
  if (refusal !== null) return refusal;
  const { leadId } = await saveDraft(ports, published, lead);
  return c.json({ lead_id: leadId });
}

function keyNeeded(): Response {
  const message = 'A form of several steps needs a key of at least 16 characters.';
  const errors = [{ field: 'idempotency_key', message }];
  return problemReply({ status: 422, title: 'No key', detail: message, errors });
}
