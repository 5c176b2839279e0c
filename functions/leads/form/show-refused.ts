import type { Context } from 'hono';
import * as v from 'valibot';
import type { SubmissionResult } from '#src/forms/sending/submission-result.ts';
import { trapField } from '#src/values/input/form-trap.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/read-body.ts';
import { pageOfRefusal, problemType, readProblem } from '../../http/replies/problem.ts';
import type { Ports } from '../../ports/ports.ts';

export const postedSchema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

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
    const lastResult = resultOf(posted.value, await readProblem(res));
    const page = await show(c, posted.value, lastResult).catch(reportError);
    if (page) c.res = pageOfRefusal(res, page);
  };
}

/** A posted form with what is wrong with it, to be shown again. */
export function resultOf(
  posted: Posted,
  { detail, errors }: Awaited<ReturnType<typeof readProblem>>,
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
