import type { Context } from 'hono';
import * as v from 'valibot';
import type { CodeQuestion } from '#src/account/phone-code/code-question.ts';
import { orCall } from '#src/forms/or-call.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { sendNewCode } from './send-code.ts';

interface Asker {
  readonly phone: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** Sends a code. Returns the reason when that failed, else null. */
export async function failureToSend(
  c: Context<AppEnv>,
  ports: Ports,
  { phone, firstName: first_name, lastName: last_name, email }: Asker,
): Promise<string | null> {
  const claimed = { first_name, last_name, email, dealership_slug: '' };
  const sent = await sendNewCode(c, ports, { phone, claimed });
  return sent.ok ? null : detailOf(sent.reply, c.var.published);
}

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
