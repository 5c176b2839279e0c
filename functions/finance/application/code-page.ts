import type { Context } from 'hono';
import { codePage, detailOf, failureToSend } from '../../account/codes/code-page.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Application } from './read-application.ts';

/** Fields that the code page renders itself. */
const own = new Set(['code', 'resend', 'idempotency_key']);

/**
 * For browsers without JavaScript: sends a code if none was entered, and shows a page that asks for
 * it and keeps all other fields of the application. `refusal` is the reply that the application
 * got.
 */
export async function financeCodePage(
  c: Context<AppEnv>,
  ports: Ports,
  { customer, code, form }: Application,
  refusal: Response,
): Promise<Response> {
  const { published } = c.var;
  const { texts, submit } = published.settings.finance.form;
  const asker = { ...customer, phone: customer.phoneNumber };
  return codePage(ports, published, {
    heading: texts.codeHeading,
    text: texts.codeText,
    phone: customer.phoneNumber,
    submit,
    action: new URL(c.req.url).pathname,
    fields: sentAgain(form ?? {}, ports),
    alert: code.text === '' ? await failureToSend(c, ports, asker) : await detailOf(refusal, published),
    back: null,
  });
}

/**
 * Adds an idempotency key to the posted fields, so that posting the page twice makes one
 * application.
 */
function sentAgain(form: NonNullable<Application['form']>, { chance }: Ports) {
  const key = form['idempotency_key'];
  const fields = Object.entries(form).filter(([name]) => !own.has(name));
  const sent = fields.flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: String(one) })));
  return [...sent, { name: 'idempotency_key', value: typeof key === 'string' && key ? key : chance.token() }];
}
