import * as v from 'valibot';

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/));

/** Reply of `GET /api/payments/{token}`: the status of a payment. */
export const paymentReplySchema = v.object({
  state: v.picklist(['open', 'paid', 'unpaid', 'refunded']),
  amount_cents: v.number(),
  currency: v.string(),
  reference: v.string(),
});

export type PaymentReply = v.InferOutput<typeof paymentReplySchema>;

/** Reply of `POST /api/payments`: the URL of the provider's payment page. */
export const paymentBegunSchema = v.object({
  payment: paymentReplySchema,
  /** Path of the page with the status. */
  path: v.pipe(v.string(), v.startsWith('/')),
  redirectUrl: address,
});
