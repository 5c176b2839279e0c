import { createEngineOver, type SearchEngine } from '../../engine/engine.ts';
import { carCollection } from '../car-collection.ts';
import { decodeIndex, documentsOf } from '../packing/decode-index.ts';
import { searchParameters } from '../search-parameters.ts';
import type { EngineEvent, EngineRequest } from './engine-messages.ts';
import { type Get, loadIndex } from './load-index.ts';

export type EngineService = { readonly handle: (request: EngineRequest) => Promise<void> };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The worker has one collection: every search goes to it, whatever collection it names. */
const COLLECTION = 'cars';

/** An engine over the text of an index. Throws when that is damaged or of another version. */
export function engineOfIndex(text: string): SearchEngine {
  const columns = decodeIndex(text, carCollection(COLLECTION));
  return createEngineOver(columns, documentsOf(columns));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The typesense client sends JSON text. A malformed request is passed on, because the engine refuses it. */
function readBody(sent: unknown): unknown {
  const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent;
  if (!isObject(body) || !('searches' in body) || !Array.isArray(body.searches)) return body;
  const searches = body.searches.map((search: unknown) =>
    isObject(search) && !Array.isArray(search) ? { ...search, collection: COLLECTION } : search,
  );
  return { ...body, searches };
}

/**
 * The worker's side: loads one index and answers searches in the order of arrival; those that arrive before the
 * index is loaded wait. An error in a search is its reply and does not stop the worker.
 */
export function createEngineService(get: Get, post: (event: EngineEvent) => void): EngineService {
  let engine: Promise<SearchEngine> = Promise.reject(new Error('No index was loaded.'));
  engine.catch(() => undefined);

  async function load({ facts }: Extract<EngineRequest, { kind: 'load' }>): Promise<SearchEngine> {
    const tell = (fraction: number) => post({ kind: 'progress', fraction });
    const loaded = await loadIndex(get, facts, tell);
    const made = engineOfIndex(loaded.text);
    post({ kind: 'ready', facts: loaded.facts });
    // In a later task, so that waiting searches go first. Without it the first typed words would build the text index.
    setTimeout(() => made.warm(searchParameters.query_by.split(',')));
    return made;
  }

  return {
    async handle(request) {
      if (request.kind === 'load') {
        engine = load(request);
        await engine.catch((error: unknown) => post({ kind: 'failed', message: messageOf(error) }));
        return;
      }
      const { id, body, params } = request;
      try {
        const reply = (await engine).multiSearch(readBody(body), params);
        post({ kind: 'reply', id, reply });
      } catch (error) {
        post({ kind: 'error', id, message: messageOf(error) });
      }
    },
  };
}
