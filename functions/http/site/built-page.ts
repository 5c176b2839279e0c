import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { notFoundReply } from '../replies/not-found-reply.ts';

/**
 * The static page of an address that is rendered on demand for other queries. Runs after
 * `publishedSiteOf`.
 */
export async function builtPage(c: Context<AppEnv>, path: string): Promise<Response> {
  const page = await c.var.published.file(path);
  return page === null ? notFoundReply(c) : c.html(new TextDecoder().decode(page));
}
