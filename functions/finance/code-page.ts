import type { Context } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { codeLength } from '#src/account/sign-in.schema.ts';
import { fill } from '#src/values/fill.ts';
import { formatPhone } from '#src/values/phone.ts';
import { sendNewCode } from '../account/send-code.ts';
import type { AppEnv } from '../http/app-env.ts';
import { dealerPage, dealerPageHeaders, type Markup } from '../http/dealer-page.ts';
import type { Ports } from '../ports/ports.ts';
import type { Application } from './read-application.ts';

/** Fields of the page itself. */
const own = new Set(['code', 'resend', 'idempotency_key']);

/**
 * For browsers without script: sends the code where none was typed, and asks for it on a page that holds
 * everything else that was filled in. `refusal`: why the application was not taken as it was.
 */
export async function codePage(
  c: Context<AppEnv>,
  ports: Ports,
  { customer, code, form }: Application,
  refusal: Response,
): Promise<Response> {
  const { settings } = c.var.published;
  const { finance, account } = settings;
  const alert = code.text === '' ? await failureToSend(c, ports, customer) : await detailOf(refusal);
  const { codeHeading: title, codeText } = finance.form.texts;
  const body = html`<h1>${title}</h1>
<p role="status">${fill(codeText, { phone: formatPhone(customer.phoneNumber) })}</p>
${alert === null ? '' : html`<p role="alert" id="wrong"><strong>${alert}</strong></p>`}
<form method="post" action="${new URL(c.req.url).pathname}">
${hiddenFields(form ?? {}, ports)}
<label for="code">${account.phoneCode.label}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required size="${codeLength + 4}" ${
    alert === null ? '' : html`aria-describedby="wrong" aria-invalid="true"`
  }>
<div class="row"><button>${finance.form.submit}</button>
<button name="resend" value="true" formnovalidate>${account.phoneCode.resend}</button></div>
</form>`;
  return new Response(await dealerPage(settings, { title, body }), {
    status: alert === null ? 200 : 422,
    headers: dealerPageHeaders,
  });
}

/** Null once a code is on its way. */
async function failureToSend(
  c: Context<AppEnv>,
  ports: Ports,
  { phoneNumber: phone, firstName: first_name, lastName: last_name, email }: Application['customer'],
): Promise<string | null> {
  const claimed = { first_name, last_name, email, dealership_slug: '' };
  const sent = await sendNewCode(c, ports, { phone, claimed });
  return sent.ok ? null : detailOf(sent.reply);
}

async function detailOf(problem: Response): Promise<string> {
  return v.parse(v.object({ detail: v.string() }), await problem.json()).detail;
}

/** With a key of the platform's: whoever sends the page twice sends one application. */
function hiddenFields(form: NonNullable<Application['form']>, { chance }: Ports): Markup {
  const key = form['idempotency_key'];
  const fields = Object.entries(form).filter(([name]) => !own.has(name));
  const sent = fields.flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: String(one) })));
  const all = [
    ...sent,
    { name: 'idempotency_key', value: typeof key === 'string' && key ? key : chance.token() },
  ];
  return html`${all.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}
