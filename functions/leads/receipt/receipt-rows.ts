import { displayedFields } from '#src/leads/displayed-fields.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { formatPhone } from '#src/values/contact/phone.ts';
import { formatMoney } from '#src/values/money.ts';
import { formatDate } from '#src/values/time/date.ts';
import type { StoredLead } from '../store/stored-lead.ts';

type FieldValue = StoredLead['fields'][string];
type Shown = Pick<Settings, 'site' | 'leads'>;

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** Fields that are dollars, and such that are kilometres. */
const money = new Set([
  'amount',
  'purchasePrice',
  'trade_valuation_low',
  'trade_valuation_high',
  'trade_offer_accepted',
  'reserve_amount',
]);
const kilometres = new Set(['odometer_km', 'trade_odometer_km']);

/** What was filled in, by the fields that the dealer has a label for and in their order, as people read it. */
export function receiptRows(filledIn: StoredLead['fields'], settings: Shown) {
  const fields = displayedFields(filledIn);
  return Object.entries(settings.leads.receipt.labels)
    .map(([name, label]) => ({ label, text: textOf(name, fields[name], settings) }))
    .filter(({ text }) => text !== '');
}

function textOf(name: string, value: FieldValue | undefined, { site }: Shown): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return value.join(', ');
  if (typeof value === 'number' && money.has(name)) return formatMoney(value, site.currency);
  if (typeof value === 'number' && kilometres.has(name)) return `${value.toLocaleString('en-AU')} km`;
  if (name === 'phone') return formatPhone(String(value));
  if (typeof value !== 'string' || !instant.test(value) || Number.isNaN(Date.parse(value)))
    return String(value);
  const { date, time } = momentWords(Date.parse(value), { site });
  return `${date}, ${time}`;
}

/** The day and the time of day on the dealer's clock. */
export function momentWords(atMs: number, { site }: Pick<Settings, 'site'>): { date: string; time: string } {
  const { locale, timeZone } = site;
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return { date: formatDate(new Date(atMs).toISOString(), timeZone) ?? '', time: time.format(atMs) };
}
