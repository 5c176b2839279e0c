import type { Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { AppEnv } from '../app-env.ts';
import { notFoundProblem, problemReply } from './problem.ts';

type Routes = Hono<AppEnv>['routes'];

/**
 * Answers paths without a route: 404, 405 with the allowed methods (RFC 9110, 15.5.6), or these
 * methods for OPTIONS. It sends no CORS headers, so other sites get no access.
 */
export function noRouteReply(routes: Routes): (c: Context<AppEnv>) => Response {
  const methodsOf = methodsByPath(routes);
  return (c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return notFoundProblem('There is nothing at this address.');
    const headers = { Allow: methods.join(', ') };
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    return problemReply({ status: 405, title: 'Method not allowed' }, headers);
  };
}

/** The methods of a path, including HEAD where there is GET; empty without a route. */
function methodsByPath(routes: Routes): (path: string) => readonly string[] {
  const router = new TrieRouter<string>();
  // Handlers for all methods are middleware.
  const methods = [...new Set(routes.map(({ method }) => method))]
    .filter((method) => method !== 'ALL')
    .sort();
  for (const { method, path } of routes) if (method !== 'ALL') router.add(method, path, method);
  return (path) =>
    methods
      .filter((method) => router.match(method, path)[0].length > 0)
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
