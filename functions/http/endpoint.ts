import type * as v from 'valibot';

type Schema = v.GenericSchema;

/**
 * What a route takes and answers. From these the OpenAPI document is made, and the tests ask each of them
 * for nonsense; a route without one does not pass them.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Hono writes it, `/api/cars/:slug/view.json`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: Schema;
  /** JSON, or a form with the same names. */
  readonly body?: Schema;
  /** A session cookie is needed, or a bearer token of the dealer's system. */
  readonly access?: 'session' | 'bearer';
  /** By status; those of every route (400, 403, 413, 415, 421, 422, 429) go without saying. */
  readonly replies: Readonly<Record<number, Reply>>;
}

interface Reply {
  readonly description: string;
  /** Of a JSON reply; without it another media type, or no body. */
  readonly schema?: Schema;
  readonly mediaType?: string;
}
