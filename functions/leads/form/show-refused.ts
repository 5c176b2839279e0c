import type { Context } from 'hono';
import * as v from 'valibot';
import { orCall } from '#src/forms/or-call.ts';
import type { SubmissionResult } from '#src/forms/sending/submission-result.ts';
import { TRAP_FIELD } from '#src/values/input/form-trap.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/read-body.ts';
import { PROBLEM_TYPE, pageOfRefusal, readProblem } from '../../http/replies/problem.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

export const postedSchema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** What a browser without JavaScript posts, by field name. */
export type Posted = v.InferOutput<typeof postedSchema>;

/** Posted fields that the shopper did not type. */
const notTyped = ['form', 'car_slug', 'subcategory', TRAP_FIELD];

/**
 * Shows a form again when it was posted without JavaScript and refused, with its values and the
 * errors beside their fields. `show` renders the page, or returns null for a form of another page.
 */
export function showRefused(
  { reportError }: Pick<Ports, 'reportError'>,
  show: (c: Context<AppEnv>, posted: Posted, lastResult: SubmissionResult) => Promise<Response | null>,
) {
  return async (c: Context<AppEnv>, next: () => Promise<void>): Promise<void> => {
    await next();
    const { res } = c;
    if (!wantsPage(c.req.raw) || res.headers.get('Content-Type') !== PROBLEM_TYPE || !c.var.published) return;
    const posted = await readBody(c, postedSchema);
    if (!posted.ok) return;
    const lastResult = resultOf(posted.value, await readProblem(res), c.var.published);
    const page = await show(c, posted.value, lastResult).catch(reportError);
    if (page) c.res = pageOfRefusal(res, page);
  };
}

/**
 * The posted values and their errors, as the result of the last submission. When no field is wrong, the
 * dealer's phone number follows the reason, as in a browser with JavaScript.
 */
export function resultOf(
  posted: Posted,
  { detail, errors }: Awaited<ReturnType<typeof readProblem>>,
  { settings }: Pick<PublishedSite, 'settings'>,
): SubmissionResult {
  const typed = Object.entries(posted).filter(([name]) => !notTyped.includes(name));
  const byField = Map.groupBy(errors, ({ field }) => field);
  const sentences = [detail || settings.leads.texts.failed, orCall(settings)].filter(Boolean);
  const error = [...byField].map(([field, said]) => [field, said.map(({ message }) => message)] as const);
  return {
    status: 'error',
    initialValue: Object.fromEntries(typed),
    error: errors.length > 0 ? Object.fromEntries(error) : { '': sentences },
  };
}
