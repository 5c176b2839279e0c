import type * as v from 'valibot';

type Schema = v.GenericSchema;

/**
 * Documents a route's input and replies. The OpenAPI document is made from these, and a test sends
 * invalid input to each; it fails for a route without one.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Hono's syntax, `/api/cars/:slug/view.json`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: Schema;
  /** JSON, or a form with the same field names. */
  readonly body?: Schema;
  /** Requires a session cookie, or a bearer token of the dealer's system. */
  readonly access?: 'session' | 'bearer';
  /** By status, without those that every route may have (400, 403, 413, 415, 421, 422, 429). */
  readonly replies: Readonly<Record<number, Reply>>;
}

interface Reply {
  readonly description: string;
  /** For JSON replies; without it the reply has another media type or no body. */
  readonly schema?: Schema;
  readonly mediaType?: string;
}
