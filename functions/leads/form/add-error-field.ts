import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { AppEnv } from '../../http/app-env.ts';
import { PROBLEM_TYPE } from '../../http/replies/problem.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

const problemSchema = v.looseObject({ title: v.string(), detail: v.optional(v.string()) });

/**
 * "lead_id or error", "data or error" (leads and dealer §7): copies the problem's detail, or else its
 * title, into the field `error`. When a form fails unexpectedly, for instance because of the storage,
 * this is the dealer's message (§8).
 */
export const addErrorField = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.headers.get('Content-Type') !== PROBLEM_TYPE) return;
  const problem = v.parse(problemSchema, await c.res.clone().json());
  // Undefined when the site itself could not be read, which has a message of its own.
  const published: PublishedSite | undefined = c.var.published;
  const isFailedForm = c.error !== undefined && c.req.method === 'POST';
  const failed = isFailedForm ? published?.settings.leads.texts.failed : undefined;
  const detail = failed ?? problem.detail;
  const { status, headers } = c.res;
  c.res = new Response(JSON.stringify({ ...problem, detail, error: detail ?? problem.title }), {
    status,
    headers,
  });
});
