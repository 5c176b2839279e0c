import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { withoutAddresses } from '../../cells/texts/foreign-text.ts';
import { readYear } from '../../cells/texts/identifier.ts';
import { plainLine } from '../../cells/texts/plain-text.ts';
import { tidyBadge } from '../../naming/badge.ts';
import { nameCar, wordsAfterModel } from '../../naming/name-car.ts';
import type { RowReader } from '../row-reader.ts';

export type NameFacts = Pick<Vehicle, 'name' | 'year' | 'make' | 'model' | 'badge' | 'series'> & {
  /** The feed's own title, for facts other than the name. */
  title: string;
  /** The title after the model, so that a model named like a body is not taken for one: `Wagon R`. */
  afterModel: string;
};

export type Named = { ok: true; facts: NameFacts } | { ok: false; reason: string };

const MAX_NAME_PART = 80;

/** Year, make and model from their columns or the title; without them a row is rejected. */
export function readName(row: RowReader, thisYear: number): Named {
  const title = withoutAddresses(row.text('title') ?? '');
  const name = nameCar({
    make: row.text('make') ?? '',
    model: row.text('model') ?? '',
    badge: row.text('badge') ?? '',
    series: row.text('series') ?? '',
    title,
  });
  for (const { field, found, done } of name.corrections) row.warn(field, found, done);
  const year = readModelYear(row, name.titleYear, thisYear);
  const missing = [
    name.make === null ? 'no make' : '',
    name.model === null ? 'no model' : '',
    year === null ? noYear(row, thisYear) : '',
  ].filter((part) => part !== '');
  if (name.make === null || name.model === null || year === null) {
    return { ok: false, reason: `does not name a car: ${missing.join(', ')}` };
  }
  const [make, model] = [part(name.make), part(name.model)];
  // Feeds without badges, as in North America, call them series.
  const isBadge = name.badge === null && !row.knows('badge');
  const badge = maybePart(isBadge && name.series !== null ? tidyBadge(name.series) : name.badge);
  const series = isBadge && badge !== null ? null : maybePart(name.series);
  const afterModel = wordsAfterModel(title, [model, row.text('model') ?? '']);
  const words = [String(year), make, model, badge, series].filter((word) => word !== null);
  return { ok: true, facts: { name: words.join(' '), year, make, model, badge, series, title, afterModel } };
}

function readModelYear(row: RowReader, titleYear: string | null, thisYear: number): number | null {
  const stated = row.value('year', (text) => readYear(text, thisYear));
  if (stated !== null) return stated;
  const elsewhere =
    titleYear ??
    (row.date('buildDate') ?? row.date('firstRegistered') ?? row.date('complianceDate'))?.slice(0, 4);
  if (elsewhere === undefined || elsewhere === null) return null;
  const year = readYear(elsewhere, thisYear).value;
  if (year !== null)
    row.warn(
      'year',
      '',
      `empty: taken from ${titleYear === null ? 'the build or registration date' : 'the title'}`,
    );
  return year;
}

/** The start of a rejected row is reported beside the reason, so the cell is not repeated. */
function noYear(row: RowReader, thisYear: number): string {
  const cell = row.filled('year')[0];
  const problem = cell === undefined ? null : readYear(cell.text, thisYear).problem;
  return problem === null ? 'no year' : `no year (its cell ${problem})`;
}

function part(text: string): string {
  return text.slice(0, MAX_NAME_PART).trim();
}

function maybePart(text: string | null): string | null {
  return text === null ? null : plainLine(text, MAX_NAME_PART);
}
