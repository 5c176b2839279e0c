import type { Context } from 'hono';
import * as v from 'valibot';
import type { SubmissionResult } from '#src/forms/submission-result.ts';
import { formCarOf } from '#src/leads/about-vehicle/form-car.ts';
import { type LeadFormName, leadFormNames } from '#src/leads/lead-form-names.ts';
import type { LeadFormPageProps } from '#src/leads/lead-form-page.ts';
import { trapField } from '#src/values/form-trap.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemType, readProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { carOf } from './car-of.ts';

export const postedSchema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** What a browser without JavaScript sends beside what the shopper typed. */
const notTyped = ['form', 'car_slug', 'subcategory', trapField];

type Posted = v.InferOutput<typeof postedSchema>;

/** What else the page of a form shows. */
type More = (
  published: PublishedSite,
  posted: Posted,
  vehicle: Vehicle | null,
) => Promise<Pick<LeadFormPageProps, 'freeTimes'>>;

/**
 * Shows a lead form again that was posted without JavaScript and refused: errors stand beside their fields, and what
 * was typed stays. `usual` is the form of an endpoint that takes only one.
 */
export function refusedForms(
  { pages, reportError }: Pick<Ports, 'pages' | 'reportError'>,
  usual: LeadFormName,
  more: More = async () => ({}),
) {
  return async (c: Context<AppEnv>, next: () => Promise<void>): Promise<void> => {
    await next();
    const { res } = c;
    if (!wantsPage(c.req.raw) || res.headers.get('Content-Type') !== problemType || !c.var.published) return;
    const posted = await readBody(c, postedSchema);
    if (!posted.ok) return;
    const { published } = c.var;
    const { form: sent, car_slug, car_id } = posted.value;
    const form = leadFormNames.find((name) => name === sent) ?? usual;
    const vehicle = await carOf(published, {
      car_slug: String(car_slug ?? ''),
      car_id: String(car_id ?? ''),
    });
    const car = vehicle && formCarOf(vehicle, published.settings);
    const lastResult = resultOf(posted.value, await readProblem(res));
    const props = {
      form,
      path: c.req.path,
      car,
      lastResult,
      ...(await more(published, posted.value, vehicle)),
    };
    const page = await pages.render(published, 'lead-form', props, { status: res.status }).catch(reportError);
    if (page) c.res = new Response(page.body, { status: page.status, headers: withRetry(res, page) });
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

/** Of the refusal, how long to wait is kept. */
function withRetry(refusal: Response, page: Response): Headers {
  const headers = new Headers(page.headers);
  const retryAfter = refusal.headers.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}
