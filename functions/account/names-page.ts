import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/app-env.ts';
import { dealerPage, dealerPageHeaders } from '../http/dealer-page.ts';

/** Asks who is new for name and e-mail, in a browser without script; then on to `redirect`, a path of this site. */
export async function namesPage(c: Context<AppEnv>, redirect: string): Promise<Response> {
  const { settings } = c.var.published;
  const { texts } = settings.account.signIn;
  const field = (name: string, label: string, autocomplete: string, type = 'text', mostCharacters = 100) =>
    html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${mostCharacters}">`;
  const body = html`<h1>${texts.namesHeading}</h1>
<p>${texts.namesText}</p>
<form method="post" action="/api/account/details">
<input type="hidden" name="redirect" value="${redirect}">
${field('first_name', texts.firstName, 'given-name')}
${field('last_name', texts.lastName, 'family-name')}
${field('email', texts.email, 'email', 'email', 200)}
<div class="row"><button>${texts.save}</button></div>
</form>
<p><a href="${redirect}">${texts.skip}</a></p>`;
  const page = await dealerPage(settings, { title: texts.namesHeading, body });
  // Not a reply of its own: the cookie of the session that has just begun goes with it.
  return c.body(page, 200, { ...dealerPageHeaders });
}
