import { html, raw } from 'hono/html';
import type { Difference } from './base-tree.ts';
import { choosePages, kindOfPage } from './choose-pages.ts';
import { changeNames, type PageChange } from './pictures/page-state.ts';
import type { Pictures } from './pictures/take-pictures.ts';

export interface Report {
  readonly dealer: string;
  /** The base as given, and its commit. */
  readonly base: { readonly ref: string; readonly commit: string };
  readonly day: string;
  readonly difference: Difference;
  readonly changes: readonly PageChange[];
  readonly pageCount: number;
  readonly pictures: ReadonlyMap<string, readonly Pictures[]>;
}

/** The report as one page that needs only the pictures beside it. */
export async function reportPage(report: Report): Promise<string> {
  const { dealer, base, day, difference, changes, pageCount } = report;
  const shown = changes.filter(({ path }) => report.pictures.has(path));
  const ordered = choosePages(shown, shown.length);
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${dealer}: ${headline(changes.length, pageCount)}</title>
<style>${raw(REPORT_STYLE)}</style>
</head>
<body>
<header>
<p>${dealer}</p>
<h1>${headline(changes.length, pageCount)}</h1>
<p>Before: ${base.ref} (<code>${base.commit.slice(0, 10)}</code>). After: the files as they are now. Both as of ${day}, with the same stock.</p>
${notes(difference)}
</header>
<main>
<h2>All pages that differ</h2>
${changes.length === 0 ? html`<p>None: visitors see exactly what they saw before.</p>` : listOf(report)}
${ordered.length === 0 ? '' : html`<h2>Before and after</h2>${ordered.map((change) => pageSection(change, report.pictures.get(change.path) ?? []))}`}
</main>
</body>
</html>
`;
  return page.toString();
}

function headline(changed: number, all: number): string {
  if (changed === 0) return 'No page differs';
  return `${changed} of ${all} pages ${changed === 1 ? 'differs' : 'differ'}`;
}

function notes({ tenant, isCodeOther, uncommitted }: Difference) {
  return html`<ul>
${tenant.length === 0 ? html`<li>No file of the dealer has changed.</li>` : html`<li>Changed: ${tenant.join(', ')}</li>`}
${uncommitted.length === 0 ? '' : html`<li>Not committed yet: ${uncommitted.join(', ')}</li>`}
${isCodeOther ? html`<li>The platform itself has changed since the base, so some pages may differ because of that.</li>` : ''}
</ul>`;
}

/** Grouped by kind of page: a word in the footer changes thousands. */
function listOf({ changes, pictures }: Report) {
  const groups = Map.groupBy(changes, ({ kind, path }) => {
    const pages = kindOfPage(path);
    return pages.includes('*') ? `${changeNames[kind]}: ${pages}` : changeNames[kind];
  });
  return [...groups].map(
    ([name, pages]) => html`<details${pages.length <= 12 ? raw(' open') : ''}>
<summary>${name} <span>${pages.length}</span></summary>
<ul>${pages.map(({ path }) => html`<li>${pictures.has(path) ? html`<a href="#${anchorOf(path)}">${path}</a>` : path}</li>`)}</ul>
</details>`,
  );
}

function anchorOf(path: string): string {
  return `page${path.replaceAll('/', '-')}`;
}

function pageSection(change: PageChange, pictures: readonly Pictures[]) {
  const { path, kind, before, after } = change;
  return html`<section id="${anchorOf(path)}">
<h3>${path} <span>${changeNames[kind]}</span></h3>
${before.length + after.length === 0 ? '' : words(before, after)}
${pictures.map((taken) => pictureRow(path, taken))}
</section>`;
}

function words(before: readonly string[], after: readonly string[]) {
  return html`<div class="words">
${before.length === 0 ? '' : html`<div><h4>Removed</h4><ul>${before.map((text) => html`<li><del>${text}</del></li>`)}</ul></div>`}
${after.length === 0 ? '' : html`<div><h4>New</h4><ul>${after.map((text) => html`<li><ins>${text}</ins></li>`)}</ul></div>`}
</div>`;
}

function pictureRow(path: string, { screen, before, after, difference, problem }: Pictures) {
  if (problem !== null) return html`<p>${screen}: no picture could be taken. ${problem}</p>`;
  const percent = difference === null ? '' : `, ${shareText(difference.share)} of it differs`;
  return html`<h4>${screen}${percent}</h4>
<div class="pictures">
${figure('Before', `${path} before`, before)}
${figure('After', `${path} after`, after)}
${figure('Difference', `${path}: what differs is magenta`, difference?.file ?? null)}
</div>`;
}

function figure(caption: string, text: string, file: string | null) {
  if (file === null) return html`<figure><figcaption>${caption}</figcaption><p>None.</p></figure>`;
  return html`<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${text}" loading="lazy"></a></figure>`;
}

/** "0.3 %"; a small difference is never rounded to zero. */
export function shareText(share: number): string {
  if (share === 0) return 'nothing';
  return share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;
}

const REPORT_STYLE = `
:root { color-scheme: light dark; --paper: #fff; --text: #1c1b19; --quiet: #5c5952; --line: #d9d6cf }
@media (prefers-color-scheme: dark) { :root { --paper: #171614; --text: #f2f0eb; --quiet: #aaa69c; --line: #3a3833 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 100rem; padding: clamp(1rem, 3vw, 3rem); background: var(--paper); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: clamp(2rem, 5vw, 3rem); line-height: 1.1; letter-spacing: -.02em }
h2 { margin: 3rem 0 1rem }
h3 { margin: 0 0 1rem; font-size: 1.3rem; overflow-wrap: anywhere }
h3 span, summary span { margin-left: .5em; color: var(--quiet); font-weight: 400; font-size: 1rem }
h4 { margin: 1.25rem 0 .5rem }
header p:first-child { margin: 0 0 .5rem; color: var(--quiet) }
ul { padding-left: 1.2rem; overflow-wrap: anywhere }
details { border-top: 1px solid var(--line) }
summary { padding: .7rem 0; cursor: pointer; min-height: 44px }
details ul { columns: 22rem; margin: 0 0 1rem }
section { padding: 2rem 0; border-top: 1px solid var(--line); scroll-margin-top: 1rem }
.words { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2rem }
.words h4 { margin-top: 0 }
del { color: inherit } ins { text-decoration: none; font-weight: 600 }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
figcaption { margin-bottom: .3rem; color: var(--quiet) }
figure a { display: block; width: fit-content; max-width: 100%; max-height: 85vh; overflow: auto; border: 1px solid var(--line) }
img { display: block; max-width: 100%; height: auto }
a { color: inherit }
:focus-visible { outline: 3px solid #d6008c; outline-offset: 2px }
@media (max-width: 40rem) { .pictures { grid-template-columns: 1fr } }
`;
