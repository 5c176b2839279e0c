import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root { color-scheme: light dark; --paper: #f5f4f1; --text: #1c1b19; --quiet: #5c5952; --line: #d9d6cf }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171614; --text: #f2f0eb; --quiet: #aaa69c; --line: #3a3833 }
}
* { box-sizing: border-box }
body {
  margin: 0; background: var(--paper); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; -webkit-text-size-adjust: 100%;
}
main { max-width: 72rem; margin: 0 auto; padding: clamp(2rem, 6vw, 5rem) clamp(1rem, 4vw, 3rem) }
h1 { margin: 0; font-size: clamp(2rem, 5vw, 3rem); line-height: 1.1; letter-spacing: -.02em; text-wrap: balance }
h1 + p { margin: .75rem 0 2.5rem; max-width: 60ch; color: var(--quiet); font-size: 1.125rem }
code { font: .95em ui-monospace, monospace; padding: .1em .35em; border: 1px solid var(--line); border-radius: .3em }
a { color: inherit; text-underline-offset: .2em }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
.empty { padding: 2.5rem; border: 2px dashed var(--line); border-radius: 1rem }
.sites {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 27rem), 1fr)); gap: 1.25rem;
  margin: 0; padding: 0; list-style: none;
}
.site {
  position: relative; display: flex; flex-direction: column; min-height: 16rem; padding: 2rem 1.75rem 1.5rem;
  overflow: hidden; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--surface); color: var(--ink);
}
.site::before { content: ''; position: absolute; inset: 0 0 auto; height: .5rem; background: var(--accent) }
.site h2 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -.01em }
.site h2 a { text-decoration: none }
.site h2 a::after { content: ''; position: absolute; inset: 0 }
.site h2 a:focus-visible { outline: none }
.site:has(a:focus-visible) { outline: 3px solid var(--text); outline-offset: 3px }
.site p { margin: .5rem 0 1.5rem }
.site dl { display: grid; grid-template-columns: repeat(3, auto); justify-content: start; gap: 0 2rem; margin: auto 0 1.25rem }
.site dl div { display: flex; flex-direction: column-reverse; justify-content: flex-end }
.site dt { font-size: .875rem }
.site dd { margin: 0; font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums }
.site footer { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem }
.site footer span { padding: .3rem .8rem; border-radius: 2rem; background: var(--accent); color: var(--on-accent) }
.site time { font-size: .875rem }
@media (hover: hover) and (prefers-reduced-motion: no-preference) {
  .site { transition: transform 160ms ease-out, box-shadow 160ms ease-out }
  .site:hover { transform: translateY(-3px); box-shadow: 0 .8rem 2rem rgb(0 0 0 / .16) }
}
@media (forced-colors: active) { .site footer span { border: 1px solid } }
`;

/** A self-contained page: the server's own pages must look right even if no site is built. */
export async function pageShell(title: string, content: Markup): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body><main>${content}</main></body>
</html>
`;
  return page.toString();
}

/** Headers for the pages above: only their inline style may load, and they are never cached. */
export const ownPageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
