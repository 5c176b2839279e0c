import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Ports } from '../ports/ports.ts';
import { DOCUMENT_PATH, endpoints } from './endpoints.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { components, refusals } from './refusals.ts';

/** `GET /api/openapi.json`: the requests and replies of all routes, the same for every dealer. */
export function openApiRoutes({ version }: Pick<Ports, 'version'>) {
  let written: string | undefined;
  return new Hono<AppEnv>().get(DOCUMENT_PATH, (c) => {
    written ??= JSON.stringify(openApiDocument(endpoints, version));
    return c.body(written, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
    });
  });
}

/** The OpenAPI 3.1.1 document of these routes; `version` is the running release. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string) {
  const byPath = Map.groupBy(endpoints, ({ path }) => pathTemplate(path));
  const tags = [...new Set(endpoints.map(tagOf))].sort();
  return {
    openapi: '3.1.1',
    info: {
      title: 'Car dealer website: functions',
      version,
      description:
        "Every path is below a dealer's own host; another dealer's data is not to be had there. " +
        'A browser that posts a form and asks for text/html is sent on (303), and refusals are pages.',
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths: Object.fromEntries([...byPath].map(([path, same]) => [path, pathItem(same)])),
    components,
  };
}

function pathItem(endpoints: readonly Endpoint[]) {
  return Object.fromEntries(
    endpoints.map((endpoint) => [endpoint.method.toLowerCase(), operation(endpoint)]),
  );
}

function operation(endpoint: Endpoint) {
  const { summary, access, body } = endpoint;
  return {
    operationId: operationId(endpoint),
    summary,
    tags: [tagOf(endpoint)],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: requestBody(body) }),
    ...(access && { security: [{ [access]: [] }] }),
    responses: {
      ...refusals(endpoint),
      ...Object.fromEntries(Object.entries(endpoint.replies).map(response)),
    },
  };
}

function requestBody(body: NonNullable<Endpoint['body']>) {
  const schema = jsonSchema(body, 'input');
  const content = { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } };
  return { required: true, content };
}

function response([status, { description, schema, mediaType }]: [string, Endpoint['replies'][number]]) {
  if (Number(status) >= 400 && schema === undefined) {
    const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
    return [status, { description, content }] as const;
  }
  const type = mediaType ?? (schema && 'application/json');
  const content = type && { [type]: schema ? { schema: jsonSchema(schema, 'output') } : {} };
  return [status, { description, ...(content && { content }) }] as const;
}

/** `/api/leads/…` has the tag "leads", `/cars/…` the tag "cars". */
function tagOf({ path }: Endpoint): string {
  return path.replace(/^\/api\//, '/').split(/[/.]/)[1] ?? '';
}

/** `postLeadsReceiptWithdraw`, `getPageWatchlist`: unique for each path and method. */
function operationId({ method, path }: Endpoint): string {
  const isApi = /^\/api\b/.test(path);
  const words =
    (isApi ? pathTemplate(path).replace(/^\/api/, '') : `page${pathTemplate(path)}`).match(/[a-z0-9]+/gi) ??
    [];
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalised.join('');
}

/** `:slug` and `:file{[a-z]+\.pdf}` in Hono's syntax. */
const pathParameter = /:(\w+)(?:\{([^}]*(?:\{[^}]*\}[^}]*)*)\})?/g;

/** `/api/cars/{slug}/view.json`. */
export function pathTemplate(path: string): string {
  return path.replace(pathParameter, '{$1}');
}

function parametersOf({ path, query }: Endpoint) {
  const inPath = [...path.matchAll(pathParameter)].map(([, name = '', pattern]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(pattern !== undefined && { pattern: `^${pattern}$` }) },
  }));
  return [...inPath, ...(query ? queryParameters(jsonSchema(query, 'input')) : [])];
}

function queryParameters({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
