import * as v from 'valibot';
import { PAYMENT_DONE_PATH, PAYMENT_PATH, PAYMENTS_PATH } from '#src/payment/payment-paths.ts';
import { paymentBegunSchema, paymentReplySchema } from '#src/payment/payment-reply.schema.ts';
import type { Endpoint } from '../http/endpoint.ts';

const page = { description: 'The page', mediaType: 'text/html' };
const notFoundReply = { description: 'This dealer has no such page' };
const toSignIn = { description: 'To sign in, where the dealer wants that first' };
const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

export const paymentEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PAYMENT_PATH,
    summary: 'The page on which shoppers pay what was agreed',
    replies: { 200: page, 303: toSignIn, 404: notFoundReply },
  },
  {
    method: 'GET',
    path: PAYMENT_DONE_PATH,
    summary: 'The page that says how a payment stands',
    query: v.object({ payment: v.string() }),
    replies: { 200: page, 404: { description: 'No such payment, or no such page' } },
  },
  {
    method: 'POST',
    path: PAYMENTS_PATH,
    summary: 'Begins a payment, once for each idempotency_key; it is made at the provider',
    body: v.object({
      name: line(100),
      last_name: v.optional(v.string(), ''),
      email: line(254),
      phone: line(30),
      amount: line(20),
      reference: line(50),
      idempotency_key: v.optional(v.string(), ''),
    }),
    access: 'session',
    replies: {
      201: { description: 'Where it is made', schema: paymentBegunSchema },
      303: { description: 'To a browser without script: the page that leads there' },
      401: { description: 'Sign in first, where the dealer wants that' },
      404: { description: 'This dealer takes no payments online' },
      503: { description: 'The provider does not answer; nothing was begun' },
    },
  },
  {
    method: 'GET',
    path: `${PAYMENTS_PATH}/:token`,
    summary: 'How a payment stands',
    replies: {
      200: { description: 'As far as the provider has told', schema: paymentReplySchema },
      404: { description: 'No such payment' },
    },
  },
];
