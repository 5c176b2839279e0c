import { html } from 'hono/html';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { dealerPage } from '../../http/dealer-page.ts';

/**
 * Ends messages with one press. Mail programs and scanners open links by themselves: opening it ends nothing.
 * `path` holds the token.
 */
export function unsubscribePage(
  settings: Pick<Settings, 'site' | 'theme' | 'garage' | 'account'>,
  state: 'ask' | 'done' | 'unknown',
  path: string,
): Promise<string> {
  const { unsubscribe: texts } = settings.account.watchlist.notices;
  const words = { dealer: settings.site.name };
  const bodies = {
    ask: html`<p>${fill(texts.ask, words)}</p>
<form method="post" action="${path}"><div class="row"><button>${texts.button}</button></div></form>`,
    done: html`<p role="status">${fill(texts.done, words)}</p>
<p>${texts.again}</p>`,
    unknown: html`<p role="alert">${texts.unknown}</p>`,
  };
  const body = html`<h1>${texts.title}</h1>
${bodies[state]}
<p><a href="/">${fill(texts.home, words)}</a></p>`;
  return dealerPage(settings, { title: texts.title, body });
}
