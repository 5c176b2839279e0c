import * as v from 'valibot';
import {
  CURRENT_SEARCH_DATA_URL,
  type SearchDataFacts,
  searchDataFactsSchema,
} from '../search-data.schema.ts';

/** `fetch`, or a test's replacement. */
export type Get = (url: string) => Promise<Response>;

export type LoadedIndex = { readonly text: string; readonly facts: SearchDataFacts };

async function readText(
  { body }: Response,
  bytes: number,
  onProgress: (fraction: number) => void,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    read += part.value.byteLength;
    onProgress(bytes === 0 ? 1 : Math.min(read / bytes, 1));
  }
  return text + decoder.decode();
}

/** Retries once: a phone loses its connection for a moment in a tunnel or a lift. */
async function getTwice(get: Get, url: string, first = get(url)): Promise<Response> {
  return first
    .catch(() => get(url))
    .catch((error: unknown) => {
      // The browser's own error does not name the address.
      throw new Error(`${url} did not come: ${error instanceof Error ? error.message : error}`);
    });
}

/** The newest build's facts; `early` is the reply to a request for them that is already under way. */
export async function currentFacts(get: Get, early?: Promise<Response>): Promise<SearchDataFacts> {
  const response = await getTwice(get, CURRENT_SEARCH_DATA_URL, early);
  if (!response.ok) throw new Error(`${CURRENT_SEARCH_DATA_URL} answered ${response.status}.`);
  return v.parse(searchDataFactsSchema, await response.json());
}

async function loadNamed(get: Get, facts: SearchDataFacts, onProgress: (fraction: number) => void) {
  const response = await getTwice(get, facts.indexUrl);
  if (response.ok) return { text: await readText(response, facts.indexBytes, onProgress), facts };
  // A missing file means that a newer index has replaced it; any other status is a failing server.
  if (response.status === 404 || response.status === 410) return null;
  throw new Error(`${facts.indexUrl} answered ${response.status}.`);
}

/**
 * The text of an index. If it is gone, because the site was published again meanwhile, the text and the facts of the
 * current one. Rejects when neither can be loaded.
 */
export async function loadIndex(
  get: Get,
  facts: SearchDataFacts,
  onProgress: (fraction: number) => void,
): Promise<LoadedIndex> {
  const named = await loadNamed(get, facts, onProgress);
  const loaded = named ?? (await loadNamed(get, await currentFacts(get), onProgress));
  if (loaded === null) throw new Error('There is no search index on the site.');
  return loaded;
}
