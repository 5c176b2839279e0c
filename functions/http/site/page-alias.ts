import { type Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Endpoint } from '../endpoint.ts';
import { problemReply } from '../replies/problem.ts';
import { isApiPath } from './function-path.ts';

const PATH = '/api/page/:path{.+}';

export const pageAliasEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: PATH,
    summary: 'The page of a path that functions answer, for hosts that serve static files first',
    replies: {
      200: { description: 'The page', mediaType: 'text/html' },
      303: { description: 'Redirect to sign-in, where the dealer requires it' },
      404: { description: 'No function answers that path' },
    },
  },
];

/** `GET /api/page/my-garage` answers like `GET /my-garage`; `answer` is the app itself. */
export function pageAliasRoutes(answer: (request: Request, env: AppEnv['Bindings']) => Promise<Response>) {
  return new Hono<AppEnv>().get(PATH, (c: Context<AppEnv>) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.replace(/^\/api\/page/, '');
    if (isApiPath(url.pathname)) return problemReply({ status: 404, title: 'Not found' });
    return answer(new Request(url, { headers: c.req.raw.headers }), c.env);
  });
}
