import * as v from 'valibot';
import type { CodeQuestion } from '#src/account/phone-code/code-question.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

/** Asks a browser without JavaScript for the code that was sent to a phone. Its form is sent again with `code` or `resend`. */
export function codePage(
  { pages }: Pick<Ports, 'pages'>,
  published: PublishedSite,
  question: CodeQuestion,
): Promise<Response> {
  return pages.render(published, 'code', question, { status: question.alert === null ? 200 : 422 });
}

/** What a refusal says to a person. */
export async function detailOf(problem: Response): Promise<string> {
  return v.parse(v.object({ detail: v.string() }), await problem.json()).detail;
}
