import { html, raw } from 'hono/html';
import type { FeedRoute } from '#src/ops/feeds/feed-state.schema.ts';
import { consequences } from '#src/ops/notice-text.ts';
import type {
  OpsReport,
  RunningBuild,
  TenantProblem,
  TenantReport,
  WaitingBuild,
} from '#src/ops/ops-report.ts';
import type { BuildResultName } from '#src/ops/queue/build-record.schema.ts';
import type { BuildReason } from '#src/ops/queue/queue-entry.schema.ts';
import { timeAgo } from '../overview/overview-page.ts';
import { type Markup, pageShell } from '../overview/page-shell.ts';
import { duration } from './duration.ts';
import { OPS_STYLE } from './ops-style.ts';

const MAX_FINISHED = 50;
const MAX_SENTENCES = 5;

/**
 * The state of the queue for its operator: problems first, then running builds, then all dealers.
 */
export function opsPage(report: OpsReport): Promise<string> {
  const { atMs, waiting, building, tenants, finished } = report;
  const wrong = tenants.filter(({ problems }) => problems.length > 0);
  return pageShell(
    'Builds',
    html`<style>${raw(OPS_STYLE)}</style>
<h1>Builds</h1>
<p>${summary(report, wrong.length)} <span class="when">As of ${clock(atMs)}.</span></p>
${
  wrong.length === 0
    ? ''
    : section(
        'Needs somebody',
        wrong.map((tenant) => problemCards(tenant, atMs)),
      )
}
${section('Now', nowRows(building, waiting, atMs))}
${section('Dealers', tenantTable(tenants, atMs))}
${section('Finished', finishedTable(finished.slice(0, MAX_FINISHED), atMs))}`,
  );
}

function section(title: string, content: Markup | readonly Markup[]): Markup {
  return html`<section><h2>${title}</h2>${content}</section>`;
}

function summary({ waiting, building, tenants }: OpsReport, wrong: number): string {
  const state = wrong === 0 ? 'All is well' : `${wrong} of ${tenants.length} dealers need somebody`;
  return `${state}. ${building.length} being built, ${waiting.length} waiting.`;
}

const problemTitles: Readonly<Record<TenantProblem['what'], string>> = {
  failed: 'The build failed',
  held: 'The feed is held',
  unusable: 'The feed cannot be used',
  feed: 'The feed cannot be fetched',
  refused: 'A feed was refused',
};

function problemCards({ tenant, problems }: TenantReport, atMs: number): Markup {
  return html`${problems.map(
    ({ what, sentences, sinceMs, advice }) => html`<article class="problem ${what}">
<h3>${tenant} <span>${problemTitles[what]}, ${timeAgo(sinceMs, atMs)}</span></h3>
<pre>${shownSentences(sentences)}</pre>
<p>${consequences[what]} ${adviceMarkup(advice)}</p>
</article>`,
  )}`;
}

function shownSentences(sentences: readonly string[]): string {
  const more = sentences.length - MAX_SENTENCES;
  const shown = sentences.slice(0, MAX_SENTENCES);
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** A command after a colon is shown as code. */
function adviceMarkup(advice: string): Markup {
  const [, words = advice, command] = /^(.*: )(npm .*)$/.exec(advice) ?? [];
  return command === undefined ? html`${advice}` : html`${words}<code>${command}</code>`;
}

function nowRows(building: readonly RunningBuild[], waiting: readonly WaitingBuild[], atMs: number): Markup {
  if (building.length + waiting.length === 0)
    return html`<p class="quiet">Nothing waits, nothing is being built.</p>`;
  return html`<table><thead><tr><th>Dealer</th><th>State</th><th>Since</th><th>Why</th><th>Worker</th></tr></thead><tbody>
${building.map(
  ({ tenant, step, sinceMs, reasons, worker }) => html`<tr class="running"><th scope="row">${tenant}</th>
<td data-label="State">building: ${step}</td><td data-label="Since">${duration(atMs - sinceMs)}</td>
<td data-label="Why">${reasonText(reasons)}</td><td data-label="Worker">${worker}</td></tr>`,
)}
${waiting.map(
  ({ tenant, sinceMs, dueMs, failures, reasons }) => html`<tr><th scope="row">${tenant}</th>
<td data-label="State">${dueMs > atMs ? `failed ${failures === 1 ? 'once' : `${failures} times`}, again in ${duration(dueMs - atMs)}` : 'waiting'}</td>
<td data-label="Since">${duration(atMs - sinceMs)}</td><td data-label="Why">${reasonText(reasons)}</td><td data-label="Worker">–</td></tr>`,
)}
</tbody></table>`;
}

const routeWords: Readonly<Record<FeedRoute, string>> = {
  folder: 'dropped',
  url: 'fetched',
  webhook: 'sent',
  file: 'found in the folder',
};

function tenantTable(tenants: readonly TenantReport[], atMs: number): Markup {
  if (tenants.length === 0) return html`<p class="quiet">No dealer is known yet.</p>`;
  return html`<table><thead><tr><th>Dealer</th><th>Last feed</th><th>Live</th><th>Release</th><th>State</th></tr></thead><tbody>
${tenants.map(
  ({
    tenant,
    feed,
    live,
    problems,
  }) => html`<tr class="${problems.length > 0 ? 'wrong' : ''}"><th scope="row"><a href="/ops/dealers/${tenant}">${tenant}</a></th>
<td data-label="Last feed">${feed === null ? 'none yet' : `${timeAgo(feed.arrivedAtMs, atMs)}, ${routeWords[feed.route]}`}</td>
<td data-label="Live">${live === null ? 'not yet' : timeAgo(live.atMs, atMs)}</td>
<td data-label="Release">${live?.release ?? '–'}</td>
<td data-label="State">${problems.length === 0 ? stateOf(feed, live) : problems.map(({ what }) => problemTitles[what].toLowerCase()).join(', ')}</td></tr>`,
)}
</tbody></table>`;
}

function stateOf(feed: TenantReport['feed'], live: TenantReport['live']): string {
  return feed === null && live === null ? 'waits for its first feed' : 'well';
}

const resultWords: Readonly<Record<BuildResultName, string>> = {
  live: 'live',
  same: 'nothing new',
  built: 'built',
  held: 'built, feed held',
  unusable: 'feed cannot be used',
  failed: 'failed',
  lost: 'broke off, done again',
  outgrown: 'too large, done again alone',
  stopped: 'stopped, done again',
};

function finishedTable(finished: OpsReport['finished'], atMs: number): Markup {
  if (finished.length === 0) return html`<p class="quiet">No build has ended yet.</p>`;
  return html`<table><thead><tr><th>Dealer</th><th>Result</th><th>Ended</th><th class="number">Seconds</th><th class="number">Cars</th><th class="number">Files changed</th><th>Why</th></tr></thead><tbody>
${finished.map(
  ({
    tenant,
    result,
    endedAtMs,
    beganAtMs,
    vehicles,
    changed,
    reasons,
    sentences,
  }) => html`<tr class="${result}"><th scope="row">${tenant}</th>
<td data-label="Result" title="${sentences.join('\n')}">${resultWords[result]}</td>
<td data-label="Ended">${timeAgo(endedAtMs, atMs)}</td>
<td data-label="Seconds" class="number">${((endedAtMs - beganAtMs) / 1000).toFixed(1)}</td>
<td data-label="Cars" class="number">${count(vehicles)}</td>
<td data-label="Files changed" class="number">${count(changed)}</td>
<td data-label="Why">${reasonText(reasons)}</td></tr>`,
)}
</tbody></table>`;
}

const reasonWords: Readonly<Record<BuildReason, string>> = {
  feed: 'new feed',
  day: 'new day',
  settings: 'settings saved',
  asked: 'asked for',
};

function reasonText(reasons: readonly BuildReason[]): string {
  return reasons.map((reason) => reasonWords[reason]).join(', ');
}

const count = (number: number | null) => (number === null ? '–' : number.toLocaleString('en-AU'));
const clock = (ms: number) => `${new Date(ms).toISOString().slice(11, 19)} UTC`;
