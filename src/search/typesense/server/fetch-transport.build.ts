import type { ConfigurationOptions } from 'typesense';

type Transport = Extract<ConfigurationOptions['axiosAdapter'], (...given: never[]) => unknown>;

/**
 * The HTTP transport of the Typesense client: `fetch` with a timeout for every request. The client's own transport
 * has no timeout for imports.
 */
export function fetchTransport(limitMs: number): Transport {
  return async (config) => {
    const url = new URL(config.url ?? '');
    for (const [name, value] of Object.entries<unknown>(config.params ?? {}))
      url.searchParams.set(name, String(value));
    const headers = Object.entries(config.headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const reply = await fetch(url, {
      method: (config.method ?? 'get').toUpperCase(),
      headers,
      body: typeof config.data === 'string' ? config.data : null,
      signal: AbortSignal.timeout(limitMs),
    });
    return {
      data: await reply.text(),
      status: reply.status,
      statusText: reply.statusText,
      headers: { 'content-type': reply.headers.get('content-type') ?? '' },
      config,
    };
  };
}
