import type { Context } from 'hono';
import * as v from 'valibot';
import type { SubmissionResult } from '#src/forms/submission-result.ts';
import { trapField } from '#src/values/form-trap.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemType } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { Ports } from '../ports/ports.ts';

const problemSchema = v.object({
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

const postedSchema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** What a browser without JavaScript sends, by the names of the fields. */
export type Posted = v.InferOutput<typeof postedSchema>;

/** What it sends beside what the shopper typed. */
const notTyped = ['form', 'car_slug', 'subcategory', trapField];

/**
 * Shows a form again that was posted without JavaScript and refused: errors stand beside their fields, and what was
 * typed stays. `show` renders its page; null where the form is none of its.
 */
export function showRefused(
  { reportError }: Pick<Ports, 'reportError'>,
  show: (c: Context<AppEnv>, posted: Posted, lastResult: SubmissionResult) => Promise<Response | null>,
) {
  return async (c: Context<AppEnv>, next: () => Promise<void>): Promise<void> => {
    await next();
    const { res } = c;
    if (!wantsPage(c.req.raw) || res.headers.get('Content-Type') !== problemType || !c.var.published) return;
    const posted = await readBody(c, postedSchema);
    if (!posted.ok) return;
    const { detail, errors } = v.parse(problemSchema, await res.clone().json());
    const lastResult = resultOf(posted.value, errors, detail);
    const page = await show(c, posted.value, lastResult).catch(reportError);
    if (page) c.res = new Response(page.body, { status: res.status, headers: withRetry(res, page) });
  };
}

function resultOf(
  posted: Posted,
  errors: v.InferOutput<typeof problemSchema>['errors'],
  detail: string,
): SubmissionResult {
  const typed = Object.entries(posted).filter(([name]) => !notTyped.includes(name));
  const byField = Map.groupBy(errors, ({ field }) => field);
  const error = [...byField].map(([field, said]) => [field, said.map(({ message }) => message)] as const);
  return {
    status: 'error',
    initialValue: Object.fromEntries(typed),
    error: errors.length > 0 ? Object.fromEntries(error) : { '': [detail] },
  };
}

/** Of the refusal, how long to wait is kept. */
function withRetry(refusal: Response, page: Response): Headers {
  const headers = new Headers(page.headers);
  const retryAfter = refusal.headers.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}
