/**
 * The part of axios that the typesense client uses, over `fetch`: axios would be a fifth of the search page's script.
 * astro.config.mjs puts this in its place. https://axios-http.com/docs/req_config
 */
type Config = {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  /** Text, or a value to send as JSON. */
  readonly data?: unknown;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly adapter?: (config: Config) => Promise<Reply>;
  readonly transformResponse: readonly ((
    data: unknown,
    headers: Readonly<Record<string, string>>,
  ) => unknown)[];
};

type Reply = {
  readonly data: unknown;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly config: Config;
};

async function byFetch(config: Config): Promise<Reply> {
  const { method, url, headers = {}, params = {}, data = null, timeout = 5000 } = config;
  const response = await fetch(`${url}?${new URLSearchParams(params)}`, {
    method: method.toUpperCase(),
    headers: lastOfEach(headers),
    body: data === null || typeof data === 'string' ? data : JSON.stringify(data),
    signal: AbortSignal.timeout(timeout),
  });
  const { status, statusText } = response;
  return {
    data: await response.text(),
    status,
    statusText,
    headers: Object.fromEntries(response.headers),
    config,
  };
}

/**
 * Merges headers as axios does: a later one replaces an earlier one of the same name, ignoring case. The client sets
 * both `Content-Type` (all requests) and `content-type` (searches). A browser would join the two values, and then need
 * a preflight request for every search (https://fetch.spec.whatwg.org/#simple-header).
 */
function lastOfEach(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

async function sendRequest(config: Config): Promise<Reply> {
  const reply = await (config.adapter ?? byFetch)(config);
  const data = config.transformResponse.reduce(
    (value: unknown, transform) => transform(value, reply.headers),
    reply.data,
  );
  return { ...reply, data };
}

// A default export, because axios has one.
export { sendRequest as default };
