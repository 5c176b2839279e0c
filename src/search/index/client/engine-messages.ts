import type { MultiSearchReply } from '../../engine/engine.ts';
import type { SearchDataFacts } from '../search-data.schema.ts';

/** What a page sends to its engine's worker. */
export type EngineRequest =
  | { readonly kind: 'load'; readonly facts: SearchDataFacts }
  | {
      readonly kind: 'search';
      readonly id: number;
      /** As posted to `/multi_search`: JSON text, or already parsed. */
      readonly body: unknown;
      readonly params: Readonly<Record<string, unknown>>;
    };

/** What the worker sends back: one `ready` or `failed`, then one `reply` or `error` for each search, in order. */
export type EngineEvent =
  /** From 0 to 1. */
  | { readonly kind: 'progress'; readonly fraction: number }
  /** `facts` describe the index that was loaded: a newer build's, if the requested one was gone. */
  | { readonly kind: 'ready'; readonly facts: SearchDataFacts }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: MultiSearchReply }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };

/** The part of `Worker` that is used here, so that tests can run it without a thread. */
export type EngineWorker = {
  postMessage(request: EngineRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<EngineEvent>) => void) | null;
  /** A plain Event, without a message, means that the worker's script failed to load. */
  onerror: ((event: ErrorEvent) => void) | null;
};
