import { html, raw } from 'hono/html';
import { type Markup, pageShell } from '../../overview/page-shell.ts';
import { duration } from '../duration.ts';
import { barTable, dayChart, empty, number } from './charts.ts';
import type { SearchReport, SeenCar, ViewReport } from './count-report.ts';
import type { Counting, DealerReport } from './dealer-report.ts';
import { DEALER_STYLE } from './dealer-style.ts';
import type { Delays, LeadReport } from './lead-report.ts';
import type { Ranked } from './ranking.ts';
import { REPORTED_DAYS } from './report-days.ts';

const noLeads = `No leads in ${REPORTED_DAYS} days.`;

/** What a dealer asks for: leads, searches without result and the cars that were looked at. */
export function dealerPage({
  name,
  timeZone,
  counting,
  leads,
  searches,
  views,
}: DealerReport): Promise<string> {
  return pageShell(
    name,
    html`<style>${raw(DEALER_STYLE)}</style>
<a class="back" href="/ops">All dealers</a>
<h1>${name}</h1>
<p>The last ${REPORTED_DAYS} days, today included, by the clock of ${timeZone}.</p>
<dl class="figures">
${figure('Leads', number(leads.total))}
${figure('Median time to delivery', median(leads.delivery))}
${figure('Median time to a recorded reply', median(leads.reply))}
${figure('Times that a car was looked at', counted(counting, views))}
${figure('Searches that found nothing', counted(counting, searches))}
</dl>
${leadSection(leads)}
${delaySection(leads)}
${viewSection(views, counting)}
${searchSection(searches, counting)}`,
  );
}

/** The page if the data cannot be read, with the reason. */
export function unreadDealerPage(tenant: string, reason: string): Promise<string> {
  return pageShell(
    tenant,
    html`<style>${raw(DEALER_STYLE)}</style>
<a class="back" href="/ops">All dealers</a>
<h1>${tenant}</h1>
<p>What shoppers have sent and looked at cannot be read on this machine.</p>
<p class="quiet">${reason}</p>`,
  );
}

function figure(term: string, value: string): Markup {
  return html`<div><dt>${term}</dt><dd>${value}</dd></div>`;
}

const median = ({ medianMs }: Delays) => (medianMs === null ? '–' : duration(medianMs));

/** A dash where nothing is counted, because 0 would be a number. */
function counted(counting: Counting, { total }: { readonly total: number }): string {
  return counting === 'off' && total === 0 ? '–' : number(total);
}

function section(title: string, text: Markup | string, content: Markup): Markup {
  return html`<section><h2>${title}</h2><p>${text}</p>${content}</section>`;
}

function leadSection({ total, perDay, forms, pages, places, sources }: LeadReport): Markup {
  const chart = dayChart({ title: 'Leads', counts: perDay, shape: 'columns', nothing: noLeads });
  const tables = html`<div class="tables">
${leadTable('Form', forms)}${leadTable('Page with the form', pages)}
${leadTable('Branch or dealership', places)}${leadTable('Campaign that brought the visitor', sources)}
</div>`;
  return section(
    'Leads',
    'Forms that shoppers have sent. Suspected spam is not counted, nor a second lead of the same person about the same car within a day, nor news such as a cancelled test drive or a withdrawn consent.',
    html`${chart}${total === 0 ? '' : tables}`,
  );
}

function leadTable(heading: string, rows: readonly Ranked[]): Markup {
  return barTable({ heading, counted: 'Leads', rows, nothing: noLeads });
}

function delaySection({ total, delivery, reply }: LeadReport): Markup {
  const tables = html`<div class="tables">
${leadTable('Time until it was delivered', delivery.classes)}${leadTable('Time until a reply was recorded', reply.classes)}
</div>`;
  return section(
    'Time after a lead',
    html`Delivered means that the first of the dealer’s systems, such as the CRM or the mail service, has accepted the lead, not that somebody has read it. Whether somebody has replied is known only of leads for which it was recorded: <code>npm run leads -- answered --id ID</code>`,
    total === 0 ? empty(noLeads) : tables,
  );
}

const whoIsCounted: Readonly<Record<Counting, string>> = {
  off: 'Counting is switched off: analytics.json, enabled or dailyCounts.',
  ask: 'Counted are only visitors who have agreed to it; bots are left out.',
  assumed:
    'Visitors who have declined, by the privacy choices or their browser, are not counted; bots are left out.',
};

function viewSection({ perDay, total, mostViewed, leastViewed }: ViewReport, counting: Counting): Markup {
  const nothing = `Nobody was counted looking at a car in ${REPORTED_DAYS} days.`;
  const chart = dayChart({ title: 'Cars looked at', counts: perDay, shape: 'line', nothing });
  const tables = html`<div class="tables">
${carTable('Most looked at', mostViewed)}${carTable('Least looked at, of the cars for sale that arrived a week ago or earlier', leastViewed)}
</div>`;
  return section(
    'Cars looked at',
    `How often a car’s page was opened. ${whoIsCounted[counting]}`,
    total === 0 ? empty(nothing) : html`${chart}${tables}`,
  );
}

function carTable(heading: string, cars: readonly SeenCar[]): Markup {
  const rows = cars.map(({ label, count, days }) => ({
    label: days === null ? label : `${label}, ${days} ${days === 1 ? 'day' : 'days'} in stock`,
    count,
  }));
  return barTable({ heading, counted: 'Times', rows, nothing: 'There are no such cars.' });
}

function searchSection({ perDay, total, words }: SearchReport, counting: Counting): Markup {
  const nothing = `No search without result was counted in ${REPORTED_DAYS} days.`;
  const chart = dayChart({ title: 'Searches without result', counts: perDay, shape: 'line', nothing });
  const table = barTable({
    heading: 'Searched for',
    counted: 'Searches',
    rows: words,
    nothing: 'No words or filters were searched for by three visitors yet.',
  });
  return section(
    'Searched and not found',
    `Searches that found no car, or none for some of their words. Words are shown once three visitors have searched for the same; those that may hold an address or a number never. ${whoIsCounted[counting]}`,
    total === 0 ? empty(nothing) : html`${chart}<div class="tables">${table}</div>`,
  );
}
