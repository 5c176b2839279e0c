import * as v from 'valibot';

/** Typesense's replies, as far as the sync reads them (typesense.org/docs/29.0/api). */
export const collectionReply = v.object({ name: v.string(), num_documents: v.number() });
export const collectionsReply = v.array(collectionReply);
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

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
