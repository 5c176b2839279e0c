import * as v from 'valibot';

/** Reply of `POST /api/spin`: the draw of this phone, new or earlier. */
export const spinReplySchema = v.object({
  prize: v.object({ id: v.string(), name: v.string(), text: v.string(), wins: v.boolean() }),
  /** Code to show at the dealer; null for a blank. */
  code: v.nullable(v.string()),
  drawn_at: v.string(),
});

export type SpinReply = v.InferOutput<typeof spinReplySchema>;
