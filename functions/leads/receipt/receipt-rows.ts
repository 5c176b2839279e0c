import { displayedFields } from '#src/leads/displayed-fields.ts';
import type { Clock } from '#src/locations/hours/branch-zone.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { formatPhone } from '#src/values/contact/phone.ts';
import { formatMoney } from '#src/values/money.ts';
import { formatDate } from '#src/values/time/date.ts';
import type { StoredLead } from '../store/stored-lead.ts';

type FieldValue = StoredLead['fields'][string];
type Shown = Pick<Settings, 'site' | 'leads'>;

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** Fields in dollars, and fields in kilometres. */
const money = new Set([
  'amount',
  'purchasePrice',
  'trade_valuation_low',
  'trade_valuation_high',
  'trade_offer_accepted',
  'reserve_amount',
]);
const kilometres = new Set(['odometer_km', 'trade_odometer_km']);

/**
 * The filled-in fields that have a label in the dealer's settings, in that order and formatted for
 * people; a date with time, such as that of a booking, in the time zone of the lead's branch.
 */
export function receiptRows(filledIn: StoredLead['fields'], settings: Shown, clock: Clock) {
  const fields = displayedFields(filledIn);
  return Object.entries(settings.leads.receipt.labels)
    .map(([name, label]) => ({ label, text: textOf(name, fields[name], settings, clock) }))
    .filter(({ text }) => text !== '');
}

function textOf(name: string, value: FieldValue | undefined, { site }: Shown, clock: Clock): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return value.join(', ');
  if (typeof value === 'number' && money.has(name)) return formatMoney(value, site.currency);
  if (typeof value === 'number' && kilometres.has(name)) return `${value.toLocaleString('en-AU')} km`;
  if (name === 'phone') return formatPhone(String(value));
  if (typeof value !== 'string' || !instant.test(value) || Number.isNaN(Date.parse(value)))
    return String(value);
  const { date, time } = dateAndTimeOf(Date.parse(value), clock);
  return `${date}, ${time}`;
}

/** Date and time in the time zone and language of a branch, or of the dealer (`site`). */
export function dateAndTimeOf(atMs: number, { locale, timeZone }: Clock): { date: string; time: string } {
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return { date: formatDate(new Date(atMs).toISOString(), timeZone, locale) ?? '', time: time.format(atMs) };
}
