import { dayOf } from '#src/values/time/date.ts';
import { type Ranked, ranked } from './ranking.ts';
import { perDay } from './report-days.ts';

/** What the report needs of a lead; nothing in it identifies the sender. */
export interface ReportedLead {
  readonly receivedAtMs: number;
  readonly category: string;
  readonly subcategory: string | null;
  /** Id of the vehicle it is about. */
  readonly car: string | null;
  /** Id of the branch it was routed to. */
  readonly branch: string | null;
  /** Name of the dealership that was chosen. */
  readonly dealership: string | null;
  /** Path and query of the page with the form. */
  readonly page: string;
  /** Campaign parameters of the visit, such as `utm_source`. */
  readonly campaign: Readonly<Record<string, string>>;
  /** When the first of the dealer's systems accepted it. */
  readonly deliveredAtMs: number | null;
  /** When somebody replied, if the dealer has recorded it. */
  readonly answeredAtMs: number | null;
}

/** How long something took after the leads arrived. */
export interface Delays {
  /** Leads for which it is known; the others have no time. */
  readonly known: number;
  readonly medianMs: number | null;
  /** All leads, by how long it took; the last row has those without a time. */
  readonly classes: readonly Ranked[];
}

export type LeadReport = ReturnType<typeof leadReport>;

interface LeadFacts {
  readonly leads: readonly ReportedLead[];
  readonly days: readonly string[];
  readonly timeZone: string;
  /** Names of branches by id. */
  readonly branches: ReadonlyMap<string, string>;
}

export function leadReport({ leads, days, timeZone, branches }: LeadFacts) {
  const counted = leads.map(({ receivedAtMs }) => ({ day: dayOf(receivedAtMs, timeZone), count: 1 }));
  const placeOf = ({ branch, dealership }: ReportedLead) =>
    branch === null ? (dealership ?? 'None chosen') : (branches.get(branch) ?? branch);
  return {
    total: leads.length,
    perDay: perDay(days, counted),
    forms: ranked(leads.map(formOf)),
    pages: ranked(leads.map(pageOf)),
    places: ranked(leads.map(placeOf)),
    sources: ranked(leads.map(sourceOf)),
    delivery: delays(leads, ({ deliveredAtMs }) => deliveredAtMs, 'Not known to be delivered'),
    reply: delays(leads, ({ answeredAtMs }) => answeredAtMs, 'No reply recorded'),
  };
}

function formOf({ category, subcategory }: ReportedLead): string {
  return subcategory === null ? category : `${category}: ${subcategory}`;
}

function pageOf({ car, page }: ReportedLead): string {
  if (car !== null) return 'A car';
  const path = page.replace(/[?#].*$/, '');
  if (path.startsWith('/api/')) return 'Not known';
  return path === '/' ? 'Home page' : path;
}

/** Advertisers' own parameters, for a click without `utm_source`. */
const clickIds: readonly (readonly [parameter: string, source: string])[] = [
  ['gclid', 'google (advertisement)'],
  ['gbraid', 'google (advertisement)'],
  ['wbraid', 'google (advertisement)'],
  ['fbclid', 'facebook'],
  ['msclkid', 'bing (advertisement)'],
  ['ttclid', 'tiktok'],
  ['twclid', 'x'],
  ['li_fat_id', 'linkedin'],
];

function sourceOf({ campaign }: ReportedLead): string {
  const { utm_source: source = '', utm_medium: medium = '' } = campaign;
  if (source !== '') return medium === '' ? source : `${source} (${medium})`;
  const [, clicked] = clickIds.find(([parameter]) => campaign[parameter] !== undefined) ?? [];
  return clicked ?? 'No campaign';
}

const MINUTE_MS = 60_000;

const delayClasses: readonly (readonly [label: string, lessThanMs: number])[] = [
  ['Within a minute', MINUTE_MS],
  ['Within 15 minutes', 15 * MINUTE_MS],
  ['Within an hour', 60 * MINUTE_MS],
  ['Within a day', 24 * 60 * MINUTE_MS],
  ['Later', Number.POSITIVE_INFINITY],
];

function delays(
  leads: readonly ReportedLead[],
  endOf: (lead: ReportedLead) => number | null,
  missing: string,
): Delays {
  const known = leads.flatMap((lead) => {
    const endMs = endOf(lead);
    return endMs === null ? [] : [Math.max(0, endMs - lead.receivedAtMs)];
  });
  const classOf = (ms: number) => delayClasses.find(([, lessThanMs]) => ms < lessThanMs)?.[0];
  const classes = delayClasses.map(([label]) => ({
    label,
    count: known.filter((ms) => classOf(ms) === label).length,
  }));
  return {
    known: known.length,
    medianMs: median(known),
    classes: [...classes, { label: missing, count: leads.length - known.length }],
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
