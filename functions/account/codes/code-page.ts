import * as v from 'valibot';
import type { CodeQuestion } from '#src/account/phone-code/code-question.ts';
import { orCall } from '#src/forms/or-call.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

/**
 * Page for browsers without JavaScript that asks for the code sent to a phone. Its form posts the
 * original fields again, with `code` or `resend`.
 */
export function codePage(
  { pages }: Pick<Ports, 'pages'>,
  published: PublishedSite,
  question: CodeQuestion,
): Promise<Response> {
  return pages.render(published, 'code', question, { status: question.alert === null ? 200 : 422 });
}

/**
 * The `detail` of a problem reply, for people to read. When the fault is ours, the dealer's phone
 * number follows.
 */
export async function detailOf(problem: Response, { settings }: PublishedSite): Promise<string> {
  const { detail } = v.parse(v.object({ detail: v.string() }), await problem.json());
  return problem.status < 500 ? detail : [detail, orCall(settings)].join(' ').trim();
}
