import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatMeasure } from '../../values/measure.ts';
import { dayFormat } from '../../values/time/date.ts';
import { ancapText, type FactRow } from '../details/specification/fact-rows.ts';
import { hasFuelCost } from '../fuel-cost/fuel-cost-facts.ts';
import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { serviceOf, serviceText } from './servicing.ts';
import { type WarrantyLeft, warrantyLeft } from './warranty-left.ts';

/** The block on running costs, beside the calculator. */
export interface RunningCostLines {
  readonly rows: readonly FactRow[];
  /** The safety stars, which the specification has too; null without a year. */
  readonly safety: FactRow | null;
  /** Where the figures come from. */
  readonly notes: readonly string[];
}

type CostSettings = Pick<Settings, 'site' | 'vehicle' | 'search'>;

/** Null where nothing is known of what it costs to run; safety stars alone are no such thing. */
export function runningCostLines(
  vehicle: Vehicle,
  settings: CostSettings,
  today: string,
): RunningCostLines | null {
  const { runningCosts, warranty: warrantySettings } = settings.vehicle;
  if (!runningCosts.show || !isAvailable(vehicle)) return null;
  const { servicing, warranty, ancapLabel } = runningCosts;
  const { currency, locale } = settings.site;
  const service = serviceOf(vehicle, servicing.makes);
  const left = warrantyLeft(vehicle, warrantySettings, today);
  if (!service && !left && !hasFuelCost(vehicle, settings)) return null;
  const stars = vehicle.variant.ancapYear === null ? null : ancapText(vehicle, settings.search.screen.words);
  return {
    rows: [
      ...(service ? [{ label: servicing.label, value: serviceText(service, servicing, currency) }] : []),
      ...(left ? [{ label: warranty.label, value: warrantyText(left, warranty, locale) }] : []),
    ],
    safety: stars === null ? null : { label: ancapLabel, value: stars },
    notes: [
      ...(service && servicing.source !== null ? [servicing.source] : []),
      ...(left
        ? [
            left.from === null
              ? warranty.sourceNew
              : fill(warranty.source, { date: monthOf(left.from, locale) }),
          ]
        : []),
    ],
  };
}

function warrantyText(
  { years, until, km }: WarrantyLeft,
  texts: Settings['vehicle']['runningCosts']['warranty'],
  locale: string,
): string {
  const whole = years === 1 ? texts.yearsOne : texts.years;
  const time = until === null ? whole : texts.until;
  const words = { years: years ?? '', date: until === null ? '' : monthOf(until, locale) };
  const text = fill(time, words);
  return km === null ? text : fill(texts.orKm, { text, km: formatMeasure(km, 'km') });
}

/** `March 2028`; of the day only the month, which may be the 29th of February in another year. */
function monthOf(day: string, locale: string): string {
  return dayFormat(locale, { year: 'numeric', month: 'long' }).format(
    Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`),
  );
}
