import { html } from 'hono/html';
import * as v from 'valibot';
import { codeLength } from '#src/account/sign-in.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { formatPhone } from '#src/values/phone.ts';
import { dealerPage, dealerPageHeaders } from '../http/dealer-page.ts';

interface CodeQuestion {
  readonly heading: string;
  /** Where the code has gone, with {phone}. */
  readonly text: string;
  /** National digits. */
  readonly phone: string;
  /** On the button. */
  readonly submit: string;
  /** Path of what takes the form. */
  readonly action: string;
  /** What has been filled in before, and is sent again with the code. */
  readonly fields: readonly HiddenField[];
  /** Why the last try was not taken; null at the first. */
  readonly alert: string | null;
  /** Path of the link Back; null for none. */
  readonly back?: string | null;
}

interface HiddenField {
  readonly name: string;
  readonly value: string;
}

/** Asks a browser without script for the code that was sent to a phone: its form comes again with `code` or `resend`. */
export async function codePage(
  settings: Pick<Settings, 'site' | 'theme' | 'garage' | 'account'>,
  { heading: title, text, phone, submit, action, fields, alert, back = null }: CodeQuestion,
): Promise<Response> {
  const { phoneCode, signIn } = settings.account;
  const wrong = html`aria-describedby="wrong" aria-invalid="true"`;
  const body = html`<h1>${title}</h1>
<p role="status">${fill(text, { phone: formatPhone(phone) })}</p>
${alert === null ? '' : html`<p role="alert" id="wrong"><strong>${alert}</strong></p>`}
<form method="post" action="${action}">
${fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label for="code">${phoneCode.label}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required size="${codeLength + 4}" ${
    alert === null ? '' : wrong
  }>
<div class="row"><button>${submit}</button>
<button name="resend" value="true" formnovalidate>${phoneCode.resend}</button></div>
</form>
${back === null ? '' : html`<p><a href="${back}">${signIn.texts.back}</a></p>`}`;
  return new Response(await dealerPage(settings, { title, body }), {
    status: alert === null ? 200 : 422,
    headers: dealerPageHeaders,
  });
}

/** What a refusal says to a person. */
export async function detailOf(problem: Response): Promise<string> {
  return v.parse(v.object({ detail: v.string() }), await problem.json()).detail;
}
