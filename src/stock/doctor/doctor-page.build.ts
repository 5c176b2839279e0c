import { html, raw } from 'hono/html';
import type { GuardFinding } from '../guard/finding.ts';
import type { PricePoint } from '../history/vehicle-history.ts';
import type { ChangeCounts, DoctorReport } from './doctor-report.ts';
import { DOCTOR_STYLE } from './doctor-style.ts';
import { findingKinds, kindTexts, type RowFinding } from './row-finding.ts';

/** A limit that readers and browsers can handle. */
const MAX_ROWS = 2000;

/** The report as a self-contained page for screens, screen readers and print. */
export async function doctorPage(report: DoctorReport): Promise<string> {
  const { about, counts, everywhere, findings, remarks } = report;
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Stock feed of ${about.tenant}: ${headline(report)}</title>
<style>${raw(DOCTOR_STYLE)}</style>
</head>
<body>
<header>
<h1>${headline(report)}</h1>
<p>Stock feed of ${about.tenant}, read on <time datetime="${about.importedAt}">${momentText(about.importedAt)}</time>: <code>${about.feed}</code></p>
</header>
<main>
${verdict(report)}
${figures(report)}
${report.missing.length === 0 ? '' : missingList(report.missing)}
${remarks.length === 0 ? '' : html`<h2>Worth knowing</h2><p>Of the feed as a whole.</p><ul>${remarks.map((remark) => html`<li>${remark}</li>`)}</ul>`}
<h2>What to correct</h2>
${counts.length === 0 ? html`<p>Nothing: every row is a vehicle, with a price and photographs.</p>` : html`<p>The mostSerious first. A row may have several faults.</p>${kindTable(report)}`}
${everywhere.length === 0 ? '' : everyVehicle(everywhere)}
${findings.length === 0 ? '' : rowTable(findings)}
${mapping(report)}
${longest(report)}
</main>
</body>
</html>
`;
  return page.toString();
}

/** The page for a feed that could not be read. */
export async function unreadablePage(
  about: DoctorReport['about'],
  error: string,
  instead: string,
): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Stock feed of ${about.tenant}: cannot be used</title>
<style>${raw(DOCTOR_STYLE)}</style>
</head>
<body>
<header>
<h1>The feed cannot be used</h1>
<p>Stock feed of ${about.tenant}, read on <time datetime="${about.importedAt}">${momentText(about.importedAt)}</time></p>
</header>
<main><section class="verdict held"><h2>What was found</h2><p>${error}</p><p>${instead}</p></section></main>
</body>
</html>
`;
  return page.toString();
}

function headline({ held, everywhere, findings }: DoctorReport): string {
  if (held.length > 0) return 'The feed is held';
  if (everywhere.length > 0) return 'Every vehicle has something to correct';
  const rows = new Set(findings.map(({ line }) => line)).size;
  if (rows === 0) return 'The feed is sound';
  return `${counted(rows)} ${rows === 1 ? 'row has' : 'rows have'} something to correct`;
}

/** `2026-11-20 02:00 UTC` */
function momentText(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function verdict({ held, changes, about }: DoctorReport) {
  if (held.length === 0) {
    const why =
      changes === null
        ? 'It is the first feed of this dealer: there was nothing to compare it with.'
        : 'It has taken the place of the last good stock.';
    return html`<section class="verdict good"><h2>The feed is the stock of the site now</h2><p>${why}</p></section>`;
  }
  return html`<section class="verdict held">
<h2>Why it is held</h2>
<ul>${held.map(guardItem)}</ul>
<p>The site keeps its last good stock. If the feed is right, <code>${about.accept}</code> takes it as it is. If not, the supplier must send it again; the next sound feed is taken by itself.</p>
</section>`;
}

function guardItem({ sentence, examples }: GuardFinding) {
  return html`<li>${sentence}${examples.map((example) => html`<span>${example}</span>`)}</li>`;
}

const changeNames: Readonly<Record<keyof ChangeCounts, string>> = {
  added: 'new',
  changed: 'changed',
  sold: 'sold',
  vanished: 'not in the feed any more',
  unchanged: 'as before',
};

function figures({ rows, vehicles, changes }: DoctorReport) {
  const figure = (name: string, count: number) => html`<div><dt>${name}</dt><dd>${counted(count)}</dd></div>`;
  const ofChanges = changes === null ? [] : Object.entries(changes);
  return html`<dl class="figures">${figure('rows read', rows)}${figure('vehicles', vehicles)}${ofChanges.map(
    ([kind, count]) => figure(kind in changeNames ? changeNames[kind as keyof ChangeCounts] : kind, count),
  )}</dl>`;
}

function missingList(missing: DoctorReport['missing']) {
  return html`<h2>Missing from the whole feed</h2>
<p>Nearly all feeds have these. Where a column may hold one, look at its examples under Columns, and write into feed.json what stands beside it here. Else ask the supplier.</p>
<ul>${missing.map(({ name, hint, mapping }) => html`<li><strong>${name}</strong>: ${hint}${mapping === null ? '' : html`: <code>${mapping}</code>`}</li>`)}</ul>`;
}

function kindTable({ counts }: DoctorReport) {
  return html`<div class="scroll" role="region" aria-label="Faults by kind" tabindex="0"><table>
<caption>Faults by kind</caption>
<thead><tr><th scope="col">Fault</th><th scope="col" class="number">Rows</th><th scope="col">What it means</th></tr></thead>
<tbody>${counts.map(({ kind, rows }) => html`<tr><th scope="row">${kindTexts[kind].heading}</th><td class="number">${counted(rows)}</td><td>${kindTexts[kind].meaning}</td></tr>`)}</tbody>
</table></div>`;
}

function everyVehicle(faults: DoctorReport['everywhere']) {
  return html`<h2>Every vehicle</h2>
<p>What all of them lack is corrected in one place: the supplier leaves it out, or its column is not read (see Columns).</p>
<ul>${faults.map(({ problem, remedy }) => html`<li>${problem} ${remedy}</li>`)}</ul>`;
}

function rowTable(findings: readonly RowFinding[]) {
  const left = findings.length - MAX_ROWS;
  return html`<h2>Row by row</h2>
<p>In the order of the feed.${left > 0 ? ` Only the ${counted(MAX_ROWS)} mostSerious faults are here; ${counted(left)} more follow in the report of the next feed, once these are mended.` : ''}</p>
<div class="scroll" role="region" aria-label="Row by row" tabindex="0"><table class="rows">
<caption>What is wrong with each row and how to correct it</caption>
<thead><tr><th scope="col" class="number">Line</th><th scope="col">Vehicle</th><th scope="col">Fault</th><th scope="col">What is wrong</th><th scope="col">What to do</th></tr></thead>
<tbody>${mostSerious(findings).map(rowOf)}</tbody>
</table></div>`;
}

/** The most serious findings that fit on a page, in feed order. */
function mostSerious(findings: readonly RowFinding[]): readonly RowFinding[] {
  if (findings.length <= MAX_ROWS) return findings;
  const kept = new Set(
    findingKinds.flatMap((kind) => findings.filter((finding) => finding.kind === kind)).slice(0, MAX_ROWS),
  );
  return findings.filter((finding) => kept.has(finding));
}

function rowOf({ line, vehicle, kind, problem, remedy }: RowFinding) {
  return html`<tr><td class="number">${String(line)}</td><th scope="row">${vehicle}</th><td class="kind">${kindTexts[kind].heading}</td><td>${problem}</td><td>${remedy}</td></tr>
`;
}

const originTexts = {
  'feed.json': 'as feed.json says',
  sure: 'by its name',
  likely: 'by a part of its name',
  guess: 'guessed: have a look',
  suggested: 'not used: add it to feed.json if it is right',
} as const;

function mapping({ mapping: { rows, unused, missing } }: DoctorReport) {
  const examplesOf = (examples: readonly string[]) => html`<td class="quiet">${examples.join(' · ')}</td>`;
  return html`<h2>Columns</h2>
<p>${missing.length === 0 ? 'Everything that shoppers look for has a column.' : `No column gives ${missing.join(', ')}.`} Other columns are named under "columns" in feed.json.</p>
<div class="scroll" role="region" aria-label="Columns" tabindex="0"><table>
<caption>Which column of the feed gives what</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Column</th><th scope="col">How it was found</th><th scope="col">Examples</th></tr></thead>
<tbody>${rows.map(
    ({ field, columns, origin, examples }) =>
      html`<tr><th scope="row">${field}</th><td>${columns.join(', ')}</td><td>${originTexts[origin]}</td>${examplesOf(examples)}</tr>`,
  )}${unused.map(({ column, examples }) => html`<tr><th scope="row">–</th><td>${column}</td><td>not used</td>${examplesOf(examples)}</tr>`)}</tbody>
</table></div>`;
}

function longest({ longest: vehicles }: DoctorReport) {
  if (vehicles.length === 0) return '';
  return html`<h2>Longest in stock</h2>
<p>With every price since the first import.</p>
<div class="scroll" role="region" aria-label="Longest in stock" tabindex="0"><table>
<caption>Vehicles that have been for sale the longest</caption>
<thead><tr><th scope="col">Vehicle</th><th scope="col" class="number">Days</th><th scope="col">Prices</th></tr></thead>
<tbody>${vehicles.map(({ vehicle, days, prices }) => html`<tr><th scope="row">${vehicle}</th><td class="number">${counted(days)}</td><td>${prices.map(priceText).join(' → ')}</td></tr>`)}</tbody>
</table></div>`;
}

function priceText({ at, price }: PricePoint): string {
  return `${price === null ? 'none' : counted(price)} (${at.slice(0, 10)})`;
}

function counted(count: number): string {
  return count.toLocaleString('en-AU');
}
