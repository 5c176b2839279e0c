import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Ports } from '../ports/ports.ts';
import { documentPath, endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi-document.ts';

/** `GET /api/openapi.json`: the requests and replies of all routes, the same for every dealer. */
export function openApiRoutes({ version }: Pick<Ports, 'version'>) {
  let written: string | undefined;
  return new Hono<AppEnv>().get(documentPath, (c) => {
    written ??= JSON.stringify(openApiDocument(endpoints, version));
    return c.body(written, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
    });
  });
}
