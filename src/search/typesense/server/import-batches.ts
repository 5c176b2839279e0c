import type { SearchDocument } from '../../engine/collection.ts';

/** Documents for one request, as JSON lines. */
export type ImportBatch = { readonly ids: readonly string[]; readonly lines: string };

/** Large enough that round trips do not matter, small enough that a failed request is quickly repeated. */
const MAX_DOCUMENTS = 1000;
const MAX_CHARACTERS = 2_000_000;

/** In order, because Typesense lists the latest imported documents first by default. */
export function* importBatches(documents: readonly SearchDocument[]): Generator<ImportBatch> {
  let ids: string[] = [];
  let lines: string[] = [];
  let characters = 0;
  for (const document of documents) {
    const line = JSON.stringify(document);
    if (ids.length === MAX_DOCUMENTS || (ids.length > 0 && characters + line.length > MAX_CHARACTERS)) {
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

/** A batch as two requests. */
export function halvesOf({ ids, lines }: ImportBatch): readonly ImportBatch[] {
  const middle = Math.ceil(ids.length / 2);
  const documents = lines.split('\n');
  return [
    { ids: ids.slice(0, middle), lines: documents.slice(0, middle).join('\n') },
    { ids: ids.slice(middle), lines: documents.slice(middle).join('\n') },
  ];
}
