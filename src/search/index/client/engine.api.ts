import type { MultiSearchReply } from '../../engine/engine.ts';
import type { SearchDataFacts } from '../search-data.schema.ts';
import type { EngineEvent, EngineRequest, EngineWorker } from './engine-messages.ts';

export type EngineClient = {
  /** Loads the index, if nothing has yet, and resolves with its facts. Rejects on failure; a later call retries. */
  readonly ready: () => Promise<SearchDataFacts>;
  /** Waits for the index. Searches are answered in order, also those whose answer is no longer wanted. */
  readonly search: (body: unknown, params: Readonly<Record<string, unknown>>) => Promise<MultiSearchReply>;
  /** Invalidates the index: the next call loads the site's current one, because the cards of this one are gone. */
  readonly renew: () => void;
  readonly close: () => void;
};

export type EngineClientOptions = {
  /** From 0 to 1, while the index is loading. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly makeWorker?: () => EngineWorker;
};

function startWorker(): EngineWorker {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

type Waiting = {
  readonly request: EngineRequest;
  readonly resolve: (reply: MultiSearchReply) => void;
  readonly reject: (error: Error) => void;
};

type Running = {
  readonly worker: EngineWorker;
  readonly ready: PromiseWithResolvers<SearchDataFacts>;
  /** The worker was told which index to load. Searches are held back until then. */
  isLoading: boolean;
};

/**
 * The page's side of the engine. The first call starts the worker and, at the same time, the request that tells
 * which index to load. A worker that crashes is replaced once, and its pending searches are sent again; after a
 * second crash every call fails until the page is reloaded. A worker whose script failed to load is started again by
 * the next call.
 */
export function createEngineClient(
  askFacts: () => Promise<SearchDataFacts>,
  { onProgress = () => undefined, makeWorker = startWorker }: EngineClientOptions = {},
): EngineClient {
  const waiting = new Map<number, Waiting>();
  let running: Running | null = null;
  let crashes = 0;
  let lastId = 0;

  function rejectWaiting(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function stop(error: Error): void {
    running?.worker.terminate();
    running?.ready.reject(error);
    running = null;
    rejectWaiting(error);
  }

  function receive(event: EngineEvent, ready: Running['ready']): void {
    if (event.kind === 'progress') onProgress(event.fraction);
    else if (event.kind === 'ready') ready.resolve(event.facts);
    else if (event.kind === 'failed') stop(new Error(event.message));
    else {
      const asked = waiting.get(event.id);
      waiting.delete(event.id);
      if (event.kind === 'reply') asked?.resolve(event.reply);
      else asked?.reject(new Error(event.message));
    }
  }

  function start(ready: Running['ready']): Running {
    const worker = makeWorker();
    worker.onmessage = ({ data }) => receive(data, ready);
    worker.onerror = (event) => {
      if (!('message' in event)) return stop(new Error('The search could not be loaded.'));
      crashes += 1;
      if (crashes > 1) return stop(new Error(`The search stopped: ${event.message}`));
      worker.terminate();
      running = start(ready);
    };
    const started: Running = { worker, ready, isLoading: false };
    void load(started);
    return started;
  }

  async function load(started: Running): Promise<void> {
    try {
      const facts = await askFacts();
      if (running !== started) return;
      started.isLoading = true;
      started.worker.postMessage({ kind: 'load', facts });
      for (const { request } of waiting.values()) started.worker.postMessage(request);
    } catch (error) {
      if (running === started) stop(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function run(): Running {
    if (crashes > 1) throw new Error('The search does not run on this page any more.');
    if (running === null) {
      const ready = Promise.withResolvers<SearchDataFacts>();
      // Callers of `ready` see the rejection; searches that wait for it are rejected on their own.
      ready.promise.catch(() => undefined);
      running = start(ready);
    }
    return running;
  }

  return {
    ready: async () => run().ready.promise,
    async search(body, params) {
      const { worker, isLoading } = run();
      const { promise, resolve, reject } = Promise.withResolvers<MultiSearchReply>();
      lastId += 1;
      const request: EngineRequest = { kind: 'search', id: lastId, body, params };
      waiting.set(lastId, { request, resolve, reject });
      if (isLoading) worker.postMessage(request);
      return promise;
    },
    renew: () => stop(new Error('The site has a newer index.')),
    close: () => stop(new Error('The search was closed.')),
  };
}
