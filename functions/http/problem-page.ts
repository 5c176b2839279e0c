import type { Context } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Ports } from '../ports/ports.ts';
import { wantsPage } from './accepts.ts';
import type { AppEnv } from './app-env.ts';
import { cameFrom } from './came-from.ts';
import { dealerPage, dealerPageHeaders } from './dealer-page.ts';
import { problemType } from './problem.ts';

const problemSchema = v.object({
  detail: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

type Told = v.InferOutput<typeof problemSchema>;

/**
 * Shows a refusal as a page of the dealer to a browser that asked for one: a form was sent without script. Of
 * a host without a dealer, and while the site is being updated, it stays a problem.
 */
export function problemPages({ publishedSite }: Pick<Ports, 'publishedSite'>) {
  return async (c: Context<AppEnv>, next: () => Promise<void>): Promise<void> => {
    await next();
    const { res } = c;
    if (!wantsPage(c.req.raw) || res.headers.get('Content-Type') !== problemType) return;
    const published = c.var.site && (await publishedSite(c.var.site.slug).catch(() => null));
    if (!published) return;
    const told = v.parse(problemSchema, await res.clone().json());
    const page = await problemPage(published.settings, told, cameFrom(c.req.raw));
    c.res = new Response(page, { status: res.status, headers: headersOf(res) });
  };
}

function problemPage(
  settings: Pick<Settings, 'site' | 'theme' | 'editorial' | 'leads' | 'garage' | 'account'>,
  { detail, errors }: Told,
  back: string | null,
): Promise<string> {
  const { refused } = settings.editorial;
  const messages = errorLines(errors, settings.leads.receipt.labels);
  const reason =
    messages.length > 0
      ? html`<p id="errors">${refused.errors}</p>
<ul aria-labelledby="errors">${messages.map((message) => html`<li>${message}</li>`)}</ul>
<p>${refused.keep}</p>`
      : html`<p>${detail ?? refused.unknown}</p>`;
  const body = html`<h1>${refused.heading}</h1>
<div role="alert">${reason}</div>
${back === null ? '' : html`<p><a href="${back}">${refused.back}</a></p>`}
<p><a href="/">${refused.home}</a></p>`;
  return dealerPage(settings, { title: refused.heading, body });
}

/** Each thing once, behind the fields that it is said of, as far as they have a name for shoppers. */
function errorLines(errors: Told['errors'], labels: Readonly<Record<string, string>>): string[] {
  return [...Map.groupBy(errors, ({ message }) => message)].map(([message, said]) => {
    const fields = said.flatMap(({ field }) => (Object.hasOwn(labels, field) ? (labels[field] ?? []) : []));
    return fields.length === 0 ? message : `${fields.join(', ')}: ${message}`;
  });
}

/** Those of the refusal, such as `Retry-After`, but for what says how the page is to be read. */
function headersOf(refusal: Response): Headers {
  const headers = new Headers(refusal.headers);
  for (const [name, value] of Object.entries(dealerPageHeaders)) headers.set(name, value);
  return headers;
}
