import type { SearchDocument } from '../../engine/collection.ts';

/** As many documents as go into one request, as JSON lines. */
export type ImportBatch = { readonly ids: readonly string[]; readonly lines: string };

/** Enough that round trips do not count, few enough that a refused request is quickly sent again. */
const MOST_DOCUMENTS = 1000;
const MOST_CHARACTERS = 2_000_000;

/** In their order: where nothing else decides, Typesense lists the latest imported first. */
export function* importBatches(documents: readonly SearchDocument[]): Generator<ImportBatch> {
  let ids: string[] = [];
  let lines: string[] = [];
  let characters = 0;
  for (const document of documents) {
    const line = JSON.stringify(document);
    if (ids.length === MOST_DOCUMENTS || (ids.length > 0 && characters + line.length > MOST_CHARACTERS)) {
      yield { ids, lines: lines.join('\n') };
      ids = [];
      lines = [];
      characters = 0;
    }
    ids.push(document.id);
    lines.push(line);
    characters += line.length;
  }
  if (ids.length > 0) yield { ids, lines: lines.join('\n') };
}
