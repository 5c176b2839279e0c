import { html } from 'hono/html';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { formatDate } from '#src/values/date.ts';
import { fill } from '#src/values/fill.ts';
import { formatPhone } from '#src/values/phone.ts';
import { dealerPage, type Markup } from '../http/dealer-page.ts';
import type { StoredLead } from './stored-lead.ts';

type FieldValue = StoredLead['fields'][string];

/** Withdrawing is there for whoever looks for it, and not what the page is for. */
const ownStyle = `
form { margin-top: 0; padding-top: 0; border-top: 0 }
button { color: inherit; background: none; border-color: currentcolor }
`;

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

interface Facts {
  readonly settings: Settings;
  readonly lead: StoredLead;
  /** Where it is asked for; the form on the page stands below it. */
  readonly path: string;
}

/** What a shopper sent, to whom and when, by the fields that the dealer has a label for, with a way to withdraw the agreement to offers and news. */
export function receiptPage({ settings, lead, path }: Facts): Promise<string> {
  const { receipt } = settings.leads;
  const { name: dealer } = settings.site;
  const branch = settings.locations.locations.find(({ id }) => id === lead.branch);
  const body = html`<h1>${receipt.heading}</h1>
<p>${fill(receipt.intro, { dealer, ...whenOf(lead.receivedAtMs, settings) })}
${branch && fill(receipt.branch, { branch: branch.name })}</p>
<h2>${receipt.sent}</h2>
<dl>
${lead.vehicle && row(receipt.vehicle, lead.vehicle.name)}
${Object.entries(receipt.labels).map(([name, label]) => row(label, textOf(name, lead.fields[name], settings)))}
</dl>
<h2>${receipt.consent}</h2>
${agreement(settings, lead, path)}
<p><a href="/">${fill(receipt.back, { dealer })}</a></p>`;
  return dealerPage(settings, { title: receipt.heading, body, ownStyle });
}

function agreement(settings: Settings, { consent, withdrawnAtMs }: StoredLead, path: string): Markup {
  const { receipt } = settings.leads;
  if (withdrawnAtMs !== null) {
    return html`<p role="status">${fill(receipt.withdrawn, whenOf(withdrawnAtMs, settings))}</p>`;
  }
  if (!consent.optIn) return html`<p>${receipt.declined}</p>`;
  return html`<p>${receipt.agreed} ${consent.text}</p>
<form method="post" action="${path}/withdraw">
<p>${receipt.withdrawNote}</p>
<div class="row"><button>${receipt.withdraw}</button></div>
</form>`;
}

/** Nothing where nothing was filled in. */
function row(label: string, text: string): Markup | '' {
  return text === ''
    ? ''
    : html`<dt>${label}</dt><dd>${text}</dd>
`;
}

function textOf(name: string, value: FieldValue | undefined, settings: Settings): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return value.join(', ');
  if (name === 'phone') return formatPhone(String(value));
  if (typeof value !== 'string' || !instant.test(value) || Number.isNaN(Date.parse(value)))
    return String(value);
  const { date, time } = whenOf(Date.parse(value), settings);
  return `${date}, ${time}`;
}

/** The day and the time of day on the dealer's clock. */
function whenOf(atMs: number, { site }: Pick<Settings, 'site'>): { date: string; time: string } {
  const { locale, timeZone } = site;
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return { date: formatDate(new Date(atMs).toISOString(), timeZone) ?? '', time: time.format(atMs) };
}
