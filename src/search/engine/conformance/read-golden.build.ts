import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionSchema, SearchDocument } from '../collection.ts';
import type { GoldenCase } from './golden-cases.fixture.ts';

// Replies of a real server to requests over real listings, which may not be published, so they are beside the
// repository on some machines only.
const folder = join(import.meta.dirname, '../../../../../shared/data/typesense-golden');

export const hasGoldenCases = existsSync(join(folder, 'cases.jsonl'));

function lines<T>(file: string): T[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line));
}

export function readGolden() {
  const schema: CollectionSchema = JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8'));
  return {
    schema,
    documents: lines<SearchDocument>('documents.jsonl'),
    cases: lines<GoldenCase>('cases.jsonl'),
  };
}
