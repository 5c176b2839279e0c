import type { Endpoint } from '../http/endpoint.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** `:slug` and `:file{[a-z]+\.pdf}` in Hono's syntax. */
const pathParameter = /:(\w+)(?:\{([^}]*(?:\{[^}]*\}[^}]*)*)\})?/g;

/** `/api/cars/{slug}/view.json`. */
export function pathTemplate(path: string): string {
  return path.replace(pathParameter, '{$1}');
}

export function parametersOf({ path, query }: Endpoint) {
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
