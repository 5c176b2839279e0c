import { html, raw } from 'hono/html';
import { type Markup, pageShell } from '../../overview/page-shell.ts';
import { duration } from '../duration.ts';
import { barTable, dayChart, number } from './charts.ts';
import type { DealerReport } from './dealer-report.ts';
import { dealerStyle } from './dealer-style.ts';
import type { Delays, LeadReport } from './lead-report.ts';
import { reportedDays } from './report-days.ts';

/** What a dealer asks for: leads, searches without result and the cars that were looked at. */
export function dealerPage({ name, timeZone, leads }: DealerReport): Promise<string> {
  return pageShell(
    name,
    html`<style>${raw(dealerStyle)}</style>
<a class="back" href="/ops">All dealers</a>
<h1>${name}</h1>
<p>The last ${reportedDays} days, today included, by the clock of ${timeZone}.</p>
<dl class="figures">
${figure('Leads', number(leads.total))}
${figure('Until a lead was delivered', typical(leads.delivery))}
${figure('Until a reply', typical(leads.reply))}
</dl>
${leadSection(leads)}
${delaySection(leads)}`,
  );
}

/** The page if the data cannot be read, with the reason. */
export function unreadDealerPage(tenant: string, reason: string): Promise<string> {
  return pageShell(
    tenant,
    html`<style>${raw(dealerStyle)}</style>
<a class="back" href="/ops">All dealers</a>
<h1>${tenant}</h1>
<p>What shoppers have sent and looked at cannot be read on this machine.</p>
<p class="quiet">${reason}</p>`,
  );
}

function figure(term: string, value: string): Markup {
  return html`<div><dt>${term}</dt><dd>${value}</dd></div>`;
}

const typical = ({ medianMs }: Delays) => (medianMs === null ? '–' : duration(medianMs));

function section(title: string, text: string, content: Markup | readonly Markup[]): Markup {
  return html`<section><h2>${title}</h2><p>${text}</p>${content}</section>`;
}

function leadSection({ total, perDay, forms, pages, places, sources }: LeadReport): Markup {
  const text =
    'Forms that shoppers have sent. Suspected spam, and a second lead of the same person about the same car within a day, are not counted.';
  const chart = dayChart({
    title: 'Leads',
    counts: perDay,
    shape: 'columns',
    nothing: 'No leads in these days.',
  });
  const table = (heading: string, rows: LeadReport['forms']) =>
    barTable({ heading, counted: 'Leads', rows, nothing: 'No leads in these days.' });
  if (total === 0) return section('Leads', text, chart);
  return section(
    'Leads',
    text,
    html`${chart}
<div class="columns-of-tables">
${table('Form', forms)}${table('Page with the form', pages)}${table('Branch or dealership', places)}${table('Campaign that brought the visitor', sources)}
</div>`,
  );
}

function delaySection({ total, delivery, reply }: LeadReport): Markup {
  const nothing = 'No leads in these days.';
  const table = (heading: string, rows: Delays['classes']) =>
    barTable({ heading, counted: 'Leads', rows: total === 0 ? [] : rows, nothing });
  return section(
    'Time after a lead',
    'Delivered: the first of the dealer’s systems, such as the CRM or the mail service, has accepted the lead. Nobody has read it by that. A reply is known only if it was recorded with the command npm run leads -- answered.',
    html`<div class="columns-of-tables">
${table('Until it was delivered', delivery.classes)}${table('Until a reply that was recorded', reply.classes)}
</div>`,
  );
}
