import * as v from 'valibot';
import { regoStates } from '#src/leads/trade-in/number-plate.ts';
import {
  carNamesSchema,
  purchaseSchema,
  tradeInAnswersSchema,
  tradeInStateSchema,
} from '#src/leads/trade-in/trade-in.schema.ts';
import { tradeInStages } from '#src/leads/trade-in/trade-in-stages.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { documentedVisit } from '../form/documented-forms.ts';

const text = v.optional(v.string());
const plate = { rego: text, regoState: v.optional(v.picklist(regoStates)) };

const startedSchema = v.object({ token: v.string(), path: v.string(), ...tradeInStateSchema.entries });
const sentSchema = v.object({ ...tradeInStateSchema.entries, receipt: v.nullable(v.string()) });
const state = { description: 'The state of the trade-in', schema: tradeInStateSchema };
const unknown = { description: 'No such trade-in, an expired one, or this dealer has no trade-ins' };
const completed = { description: 'Already sent' };

const { car_id, car_slug, idempotency_key, url, lead_attributes } = documentedVisit;

const seeOther = { description: 'For a browser without JavaScript: redirect to the next stage' };

const detailsSchema = v.object({
  /** The posted stage of the page; its required fields are then checked. */
  stage: v.optional(v.picklist(tradeInStages)),
  ...plate,
  kms: v.optional(v.number()),
  year: v.optional(v.number()),
  ...{ make: text, model: text, badge: text },
  ...{ name: text, last_name: text, phone: text, email: text, postcode: text, location_id: text },
  PreferredContactMethod: v.optional(v.picklist(['Phone', 'Email', 'SMS'])),
  finance: v.optional(v.picklist(['Yes', 'No'])),
  'do-you-have-a-trade-in': v.optional(v.picklist(['Yes', 'No'])),
  message: text,
});

const details = {
  path: '/api/trade-in/:token/details',
  summary: 'Adds details of the car and the shopper; missing fields stay unchanged',
  body: detailsSchema,
  replies: { 200: state, 303: seeOther, 404: unknown, 409: completed },
} as const;

export const tradeInEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/trade-in',
    summary: 'Starts a trade-in, with or without a number plate',
    body: v.object({ ...plate, car_id, car_slug, idempotency_key }),
    replies: {
      200: { description: 'Started before, under this key', schema: startedSchema },
      201: { description: 'Started; the token authorises the shopper', schema: startedSchema },
      303: seeOther,
      401: { description: 'Sign-in is required by the dealer' },
      404: unknown,
    },
  },
  {
    method: 'GET',
    path: '/api/trade-in/purchase',
    summary: 'The vehicle to be bought with the trade-in',
    query: carNamesSchema,
    replies: {
      200: { description: 'For sale', schema: purchaseSchema },
      404: { description: 'Not for sale, or this dealer has no trade-ins' },
    },
  },
  {
    method: 'GET',
    path: '/api/trade-in/:token',
    summary: 'Returns a trade-in; browsers get the page of a stage',
    replies: { 200: state, 404: unknown },
  },
  { method: 'PUT', ...details },
  { method: 'POST', ...details },
  {
    method: 'POST',
    path: '/api/trade-in/:token/adjustments',
    summary: 'Answers questions about the condition; in a form as `adjustmentAnswers.condition`',
    body: tradeInAnswersSchema,
    replies: { 200: state, 303: seeOther, 404: unknown, 409: completed },
  },
  {
    method: 'POST',
    path: '/api/trade-in/:token/offer',
    summary: 'Accepts the offer, or asks to be called: the trade-in becomes a lead',
    body: v.object({
      offer_accepted: v.optional(v.boolean()),
      offer_price: v.optional(v.number()),
      message: text,
      terms_conditions: v.optional(v.boolean()),
      opt_in: v.optional(v.boolean()),
      ...{ url, lead_attributes },
    }),
    replies: {
      200: { description: 'Sent, now or before', schema: sentSchema },
      303: { description: 'For a browser without JavaScript: redirect to the receipt' },
      404: unknown,
      409: { description: 'No offer, or not the accepted one' },
    },
  },
];
