import * as v from 'valibot';

/** Typesense's replies, as far as the sync reads them (typesense.org/docs/29.0/api). */
export const collectionReply = v.object({
  name: v.string(),
  num_documents: v.number(),
  /** Ours: the time of the last run that sent changes, as in the names of collections. */
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

const importLine = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({ success: v.literal(false), error: v.string() }),
]);

/** A document that the server did not take, and why in its own words. */
export type RefusedDocument = { readonly id: string; readonly reason: string };

/**
 * The reply to an import is one JSON line per document, in the order they were sent, under status 200 even
 * where documents were refused. Null when the lines do not answer what was sent: a connection cut short.
 */
export function refusedDocuments(reply: string, ids: readonly string[]): RefusedDocument[] | null {
  const lines = reply.split('\n').filter((line) => line !== '');
  if (lines.length !== ids.length) return null;
  const refused: RefusedDocument[] = [];
  for (const [index, line] of lines.entries()) {
    const parsed = v.safeParse(importLine, parseJson(line));
    if (!parsed.success) return null;
    if (!parsed.output.success) refused.push({ id: ids[index] ?? '', reason: parsed.output.error });
  }
  return refused;
}

/** The field, not indexed, in which every stored document carries a hash of the rest of it. */
export const HASH_FIELD = 'content_hash';

/** Of a document on the server what a sync compares; null where it is missing. */
export type HeldDocument = {
  readonly id: string;
  readonly hash: string | null;
  readonly rank: number | null;
};

const exportLine = v.record(v.string(), v.unknown());

/** The reply to an export is one JSON line per document; null when it is something else, or cut short. */
export function heldDocuments(reply: string, rankField: string | null): HeldDocument[] | null {
  const held: HeldDocument[] = [];
  for (const line of reply.split('\n').filter((text) => text !== '')) {
    const parsed = v.safeParse(exportLine, parseJson(line));
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

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
