import * as v from 'valibot';
import { receiptSchema } from '#src/leads/success/receipt.schema.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { documentedLeadSchema } from './form/documented-forms.ts';

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
