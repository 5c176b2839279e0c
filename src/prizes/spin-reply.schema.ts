import * as v from 'valibot';

/** `POST /api/spin`: what was drawn, now or when this phone turned the wheel before. */
export const spinReplySchema = v.object({
  prize: v.object({ id: v.string(), name: v.string(), text: v.string(), wins: v.boolean() }),
  /** What is shown at the dealer's; null where nothing was won. */
  code: v.nullable(v.string()),
  drawn_at: v.string(),
});

export type SpinReply = v.InferOutput<typeof spinReplySchema>;
