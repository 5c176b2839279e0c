import * as v from 'valibot';
import { PAYMENT_DONE_PATH, PAYMENT_PATH, PAYMENTS_PATH } from '#src/payment/payment-paths.ts';
import { paymentBegunSchema, paymentReplySchema } from '#src/payment/payment-reply.schema.ts';
import type { Endpoint } from '../http/endpoint.ts';

const page = { description: 'The page', mediaType: 'text/html' };
const notFoundReply = { description: 'This dealer has no such page' };
const toSignIn = { description: 'Redirect to sign-in, where the dealer requires it' };
const line = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));

export const paymentEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PAYMENT_PATH,
    summary: 'The page to pay an agreed amount',
    replies: { 200: page, 303: toSignIn, 404: notFoundReply },
  },
  {
    method: 'GET',
    path: PAYMENT_DONE_PATH,
    summary: 'The page with the state of a payment',
    query: v.object({ payment: v.string() }),
    replies: { 200: page, 404: { description: 'No such payment, or no such page' } },
  },
  {
    method: 'POST',
    path: PAYMENTS_PATH,
    summary: 'Creates a payment at the provider, once per idempotency_key',
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
      201: { description: 'The payment page', schema: paymentBegunSchema },
      303: { description: 'For a browser without JavaScript: redirect to the page that leads there' },
      401: { description: 'Sign-in is required by the dealer' },
      404: { description: 'This dealer has no online payments' },
      503: { description: 'The provider does not answer; nothing was created' },
    },
  },
  {
    method: 'GET',
    path: `${PAYMENTS_PATH}/:token`,
    summary: 'The state of a payment',
    replies: {
      200: { description: 'The state, as reported by the provider', schema: paymentReplySchema },
      404: { description: 'No such payment' },
    },
  },
];
