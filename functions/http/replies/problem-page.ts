import type { Context } from 'hono';
import { orCall } from '#src/forms/or-call.ts';
import type { FieldError } from '#src/ui/field-error.ts';
import { refusalPage } from '../../overview/notice-page.ts';
import type { Ports } from '../../ports/ports.ts';
import { wantsPage } from '../accepts.ts';
import type { AppEnv } from '../app-env.ts';
import { referringPage } from '../visitor/local-path.ts';
import { PROBLEM_TYPE, pageOfRefusal, readProblem } from './problem.ts';

/**
 * Shows a refusal as a page of the dealer's site when a browser wants HTML, for instance after a
 * form without JavaScript. It is a plain page while the site is being updated, and stays a problem
 * document for an unknown host. When the fault is ours, the dealer's phone number follows.
 */
export function problemPages({
  publishedSite,
  pages,
  reportError,
}: Pick<Ports, 'publishedSite' | 'pages' | 'reportError'>) {
  return async (c: Context<AppEnv>, next: () => Promise<void>): Promise<void> => {
    await next();
    const { res } = c;
    if (!wantsPage(c.req.raw) || res.headers.get('Content-Type') !== PROBLEM_TYPE) return;
    const published = c.var.site && (await publishedSite(c.var.site.slug).catch(() => undefined));
    if (published === null || !c.var.site) return;
    const { title, detail: given, errors } = await readProblem(res);
    const { status } = res;
    if (published === undefined) {
      const plain = { heading: title, sentences: given === '' ? [] : [given], home: 'Home' };
      c.res = pageOfRefusal(res, await refusalPage(c.req.raw, status, plain));
      return;
    }
    const { editorial, leads } = published.settings;
    const { refused } = editorial;
    const detail =
      status < 500 ? given : [given || refused.unknown, orCall(published.settings)].join(' ').trim();
    const messages = errorLines(errors, leads.receipt.labels);
    const back = referringPage(c.req.raw);
    const props = { path: c.req.path, messages, detail: detail || null, back };
    const page = await pages.render(published, 'problem', props, { status }).catch((error: unknown) => {
      reportError(error);
      const sentences = messages.length > 0 ? messages : [detail || refused.unknown];
      return refusalPage(c.req.raw, status, { heading: refused.heading, sentences, home: refused.home });
    });
    c.res = pageOfRefusal(res, page);
  };
}

/** Each message once, after the labels of its fields if the shopper knows them by one. */
function errorLines(errors: readonly FieldError[], labels: Readonly<Record<string, string>>): string[] {
  return [...Map.groupBy(errors, ({ message }) => message)].map(([message, said]) => {
    const fields = said.flatMap(({ field }) => (Object.hasOwn(labels, field) ? (labels[field] ?? []) : []));
    return fields.length === 0 ? message : `${fields.join(', ')}: ${message}`;
  });
}
