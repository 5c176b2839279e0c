import * as v from 'valibot';

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/));

/** `GET /api/payments/{token}`: how a payment stands. */
export const paymentReplySchema = v.object({
  state: v.picklist(['open', 'paid', 'unpaid', 'refunded']),
  amount_cents: v.number(),
  currency: v.string(),
  reference: v.string(),
});

export type PaymentReply = v.InferOutput<typeof paymentReplySchema>;

/** `POST /api/payments`: where the shopper pays. */
export const paymentBegunSchema = v.object({
  payment: paymentReplySchema,
  /** The page of this site that says how it stands. */
  path: v.pipe(v.string(), v.startsWith('/')),
  redirectUrl: address,
});
