import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { GARAGE_PATH } from '#src/garage/page/garage-page.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { themeCss } from '#src/ui/theme-css.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--surface); -webkit-text-size-adjust: 100% }
header { display: flex; flex-wrap: wrap; gap: 0 1.5rem; justify-content: space-between; padding: 1rem clamp(1rem, 5vw, 3rem); color: var(--on-header); background: var(--header); border-bottom: 1px solid var(--line) }
header a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; color: inherit; text-decoration: none }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) clamp(1rem, 5vw, 3rem) }
h1 { margin: 0 0 1.5rem; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; text-wrap: balance }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; line-height: 1.3 }
p { text-wrap: pretty; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .5rem 1.5rem; margin: 0 }
dt { color: var(--ink-muted) }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
form { display: grid; gap: .5rem; margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
label { font-weight: 600 }
.row { display: flex; flex-wrap: wrap; gap: .75rem }
input, select, button { min-height: 48px; padding: 10px 16px; font: inherit; border-radius: var(--radius-control) }
input, select { max-width: 100%; color: inherit; background: var(--surface-raised); border: 1px solid var(--ink-muted) }
button { font-weight: 600; color: var(--on-accent); background: var(--accent); border: 2px solid var(--accent); cursor: pointer }
p a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-underline-offset: .2em }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
@media print { form { display: none } }
`;

interface DealerPage {
  readonly title: string;
  /** Below the dealer's name; begins with an `h1`. */
  readonly body: Markup;
  /** CSS of this page alone. */
  readonly ownStyle?: string;
}

/** A whole page in the dealer's colours that needs nothing else, for answers to browsers without script. */
export async function dealerPage(
  { site, theme, garage, account }: Pick<Settings, 'site' | 'theme' | 'garage' | 'account'>,
  { title, body, ownStyle = '' }: DealerPage,
): Promise<string> {
  const page = await html`<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${site.name}</title>
<link rel="icon" href="data:,">
<style>${raw(themeCss(theme))}${raw(style)}${raw(ownStyle)}</style>
</head>
<body>
<header><a href="/">${site.name}</a>${
    garage.page.show && html`<a href="${GARAGE_PATH}">${account.signIn.menu.account}</a>`
  }</header>
<main>
${body}
</main>
</body>
</html>
`;
  return page.toString();
}
