import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionSchema, SearchDocument } from '../collection.ts';
import type { GoldenCase } from './golden-cases.fixture.ts';

// What a real server answered to requests over real listings; not ours to publish, so it stands beside the
// repository where it is at hand.
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
