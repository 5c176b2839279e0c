import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import { problemType } from '../http/problem.ts';

const problemSchema = v.looseObject({ detail: v.optional(v.string()) });

/** "lead_id or error" (leads and dealer §7): a problem's sentence stands under that name too. */
export const errorBesideDetail = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.headers.get('Content-Type') !== problemType) return;
  const problem = v.parse(problemSchema, await c.res.clone().json());
  const { status, headers } = c.res;
  c.res = new Response(JSON.stringify({ ...problem, error: problem.detail }), { status, headers });
});
