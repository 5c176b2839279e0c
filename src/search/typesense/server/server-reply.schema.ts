import * as v from 'valibot';

/** The parts of Typesense's replies that the sync uses (typesense.org/docs/29.0/api). */
export const collectionReply = v.object({
  name: v.string(),
  num_documents: v.number(),
  /** Our metadata: the time of the last run that sent changes, in the format of collection names. */
  metadata: v.optional(v.object({ lastSync: v.optional(v.string()) }), {}),
});
export const collectionsReply = v.array(collectionReply);
export const metadataReply = v.object({ metadata: v.object({}) });
export const deletedReply = v.object({ num_deleted: v.number() });
export const aliasReply = v.object({ name: v.string(), collection_name: v.string() });
export const createdKeyReply = v.object({ id: v.number(), value: v.string() });
export const keysReply = v.object({
  keys: v.array(v.object({ id: v.number(), description: v.optional(v.string(), '') })),
});

const importLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('success', [
    v.object({ success: v.literal(true) }),
    v.object({ success: v.literal(false), error: v.string() }),
  ]),
);

/** A rejected document with the server's reason. */
export type RefusedDocument = { readonly id: string; readonly reason: string };

/**
 * Parses the reply to an import: one JSON line per document, in the order they were sent, with status 200 even if
 * documents were rejected. Null if the lines do not match the request, after a broken connection.
 */
export function refusedDocuments(reply: string, ids: readonly string[]): RefusedDocument[] | null {
  const lines = reply.split('\n').filter((line) => line !== '');
  if (lines.length !== ids.length) return null;
  const refused: RefusedDocument[] = [];
  for (const [index, line] of lines.entries()) {
    const parsed = v.safeParse(importLine, line);
    if (!parsed.success) return null;
    if (!parsed.output.success) refused.push({ id: ids[index] ?? '', reason: parsed.output.error });
  }
  return refused;
}

/** The unindexed field in which every document stores a hash of its other content. */
export const HASH_FIELD = 'content_hash';

/** The fields of a document on the server that a sync compares; null if missing. */
export type HeldDocument = {
  readonly id: string;
  readonly hash: string | null;
  readonly rank: number | null;
};

const exportLine = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Parses the reply to an export, one JSON line per document; null if it is invalid or cut off. */
export function heldDocuments(reply: string, rankField: string | null): HeldDocument[] | null {
  const held: HeldDocument[] = [];
  for (const line of reply.split('\n').filter((text) => text !== '')) {
    const parsed = v.safeParse(exportLine, line);
    const { id, [HASH_FIELD]: hash, [rankField ?? '']: rank } = parsed.success ? parsed.output : {};
    if (typeof id !== 'string') return null;
    held.push({
      id,
      hash: typeof hash === 'string' ? hash : null,
      rank: typeof rank === 'number' ? rank : null,
    });
  }
  return held;
}
