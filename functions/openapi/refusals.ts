import type { Endpoint } from '../http/endpoint.ts';

/** Errors that any route may return, by status. */
const ofEveryRoute = { 421: 'UnknownHost', 429: 'TooManyRequests', 503: 'BeingUpdated' } as const;
const ofChanges = { 403: 'ForbiddenOrigin', 413: 'ContentTooLarge' } as const;
const ofBodies = { 400: 'Unreadable', 415: 'UnsupportedMediaType', 422: 'Unprocessable' } as const;

type Refusal = keyof typeof descriptions;

const descriptions = {
  Unreadable: 'Neither JSON nor a form, or nested without end',
  ForbiddenOrigin: "A browser sent this from another site's page",
  ContentTooLarge: 'More than any form says',
  UnsupportedMediaType: 'Send application/json or application/x-www-form-urlencoded',
  UnknownHost: 'No dealer is served at this host',
  Unprocessable: 'Something is missing or wrong; `errors` says what, field by field',
  TooManyRequests: 'Too often; `Retry-After` says when to try again',
  BeingUpdated: 'The site is being updated; try again in a few minutes',
} as const;

const textField = { type: 'string' } as const;

const problem = {
  type: 'object',
  description: 'RFC 9457. `detail` is a sentence for the person at the other end.',
  properties: {
    type: textField,
    title: textField,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: textField,
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: textField, message: textField },
        required: ['field', 'message'],
      },
    },
  },
  required: ['type', 'title', 'status'],
  examples: [
    {
      type: 'about:blank',
      title: 'Unprocessable content',
      status: 422,
      detail: 'Invalid postcode. Please enter a 4-digit number.',
      errors: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
    },
  ],
} as const;

export const components = {
  schemas: { Problem: problem },
  responses: Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [
      name,
      {
        description,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  ),
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-session',
      description: 'Set by POST /api/account/verify; over plain http its name is `session`',
    },
    bearer: { type: 'http', scheme: 'bearer', description: "The secret of the dealer's own system" },
  },
};

/** The error statuses that follow from a route's properties. */
export function refusals({ method, body, query, replies }: Endpoint): Record<number, unknown> {
  const names: Readonly<Record<number, Refusal>> = {
    ...ofEveryRoute,
    ...(method !== 'GET' && ofChanges),
    ...(query && { 422: ofBodies[422] }),
    ...(body && ofBodies),
  };
  const unsaid = Object.entries(names).filter(([status]) => !Object.hasOwn(replies, status));
  return Object.fromEntries(
    unsaid.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
