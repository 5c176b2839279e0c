import { localIso } from '../../values/time/date.ts';
import { displayedFields } from '../displayed-fields.ts';
import { branchReason } from '../routing/lead-routing.ts';
import { type AdfDealer, type AdfLead, fieldText, valueText } from './adf-lead.ts';

/** Fields that have ADF elements of their own and are left out of the comments. */
const shownElsewhere = ['name', 'last_name', 'email', 'phone', 'postcode', 'message'];

/**
 * The ADF comments: everything the shopper sent that has no ADF element. First the message, then the other fields
 * with their names, then where the lead came from and the consents given.
 */
export function adfComments(lead: AdfLead, dealer: AdfDealer): string {
  const kind = [lead.category, lead.subcategory].filter(Boolean).join(': ');
  // Labels of a site in a second language are the shopper's, whom the dealer's people need not understand.
  const labels = dealer.site.languageOf === null ? dealer.leads.receipt.labels : {};
  const fields = Object.entries(displayedFields(lead.fields))
    .filter(([name]) => !shownElsewhere.includes(name))
    .map(([name, value]) => line(Object.hasOwn(labels, name) ? labels[name] : words(name), valueText(value)));
  const blocks = [
    [kind, lead.repeats === null ? '' : `Asked before, see ${lead.repeats}`],
    [fieldText(lead, 'message') ?? ''],
    fields,
    recipient(lead),
    origin(lead),
    [consentLine(lead, dealer)],
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

function line(label: string | undefined, value: string): string {
  return value.trim() === '' ? '' : `${label}: ${value.trim()}`;
}

/** Turns `trade_odometer_km` or `tradeOdometerKm` into "Trade odometer km". */
function words(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The branch that received the lead, and the reason. */
function recipient({ routing }: AdfLead): string[] {
  return [
    line('Dealership', routing.dealership?.name ?? ''),
    line('Location', [routing.branch, branchReason(routing)].filter(Boolean).join('. ')),
    line('Dealership id of the vehicle', routing.carDealershipId ?? ''),
  ];
}

function origin({ attributes }: AdfLead): string[] {
  const { url, visited_pages: visited, linked_query_params: campaign } = attributes;
  return [
    line('Sent from', url),
    line('Pages seen', visited.join(', ')),
    ...Object.entries(campaign).map(([name, value]) => line(name, value)),
  ];
}

function consentLine({ consent, withdrawnAtMs }: AdfLead, { site }: AdfDealer): string {
  const time = (ms: number) => localIso(ms, site.timeZone);
  if (withdrawnAtMs !== null) return `Offers and news: no, consent withdrawn ${time(withdrawnAtMs)}`;
  if (!consent.optIn) return 'Offers and news: no';
  return `Offers and news: yes, ${time(consent.at)}, to "${consent.text}"`;
}
