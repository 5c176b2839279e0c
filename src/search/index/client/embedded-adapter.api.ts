import type { EngineClient } from './engine.api.ts';

/** The part of an axios request, as the typesense client makes it, that is read here. */
export type AdapterRequest = {
  readonly data?: unknown;
  readonly params?: unknown;
  /** Milliseconds. */
  readonly timeout?: number;
};

export type AdapterReply<Request> = {
  readonly data: unknown;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly config: Request;
};

const TIMEOUT_MS = 5000;

function timeLimit(promise: Promise<unknown>, milliseconds: number): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`The search took longer than ${milliseconds} ms.`)),
    milliseconds,
  );
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

/** Without the API key, which only a cluster needs. */
function paramsOf(params: unknown): Record<string, unknown> {
  const { 'x-typesense-api-key': _key, ...rest } = {
    ...(typeof params === 'object' ? params : null),
  } as Record<string, unknown>;
  return rest;
}

/**
 * The `axiosAdapter` that sends `/multi_search` to the embedded engine. The time limit starts once the index is
 * loaded; the download itself has no limit, because the page shows its progress.
 */
export function createEmbeddedAdapter(engine: Pick<EngineClient, 'ready' | 'search'>) {
  return async <Request extends AdapterRequest>(request: Request): Promise<AdapterReply<Request>> => {
    await engine.ready();
    const searched = engine.search(request.data, paramsOf(request.params));
    const data = await timeLimit(searched, request.timeout || TIMEOUT_MS);
    const isRefused = typeof data === 'object' && data !== null && 'code' in data;
    const status = isRefused ? Number(data.code) : 200;
    return { data, status, statusText: isRefused ? 'Bad Request' : 'OK', headers: {}, config: request };
  };
}
