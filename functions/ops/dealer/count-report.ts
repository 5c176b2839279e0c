import { daysBetween } from '#src/values/time/date.ts';
import { byCount, type Ranked } from './ranking.ts';
import { type DayCount, perDay, total } from './report-days.ts';

/** A day's count of a key. */
export interface KeyCount extends DayCount {
  readonly key: string;
}

export interface SearchReport {
  readonly total: number;
  readonly perDay: readonly DayCount[];
  /** Words and filters that several visitors have searched for. */
  readonly words: readonly Ranked[];
}

const MAX_WORDS = 20;

export function searchReport(days: readonly string[], counts: readonly KeyCount[]): SearchReport {
  const all = counts.filter(({ key }) => key === '');
  const words = [...sums(counts)].flatMap(([label, count]) => (label === '' ? [] : [{ label, count }]));
  return { total: total(all), perDay: perDay(days, all), words: words.toSorted(byCount).slice(0, MAX_WORDS) };
}

/** What the report needs of a vehicle that has a page. */
export interface ReportedCar {
  readonly id: string;
  readonly name: string;
  readonly stockNumber: string | null;
  readonly isForSale: boolean;
  /** When it came into stock, if the feed says so; ISO 8601. */
  readonly createdAt: string | null;
}

export interface SeenCar {
  readonly label: string;
  readonly count: number;
  /** Days in stock; null if unknown. */
  readonly days: number | null;
}

export type ViewReport = ReturnType<typeof viewReport>;

const MAX_CARS = 10;

/** A car that has just arrived cannot have been looked at often. */
const NEW_FOR_DAYS = 7;

export function viewReport(
  days: readonly string[],
  counts: readonly KeyCount[],
  cars: readonly ReportedCar[],
) {
  const viewsOf = sums(counts);
  const byId = new Map(cars.map((car) => [car.id, car]));
  const today = days.at(-1) ?? '';
  const seen = (id: string, car: ReportedCar | undefined): SeenCar => ({
    label: car === undefined ? `No longer on the site (${id})` : labelOf(car),
    count: viewsOf.get(id) ?? 0,
    days: car?.createdAt == null ? null : Math.max(0, daysBetween(car.createdAt.slice(0, 10), today)),
  });
  const mostViewed = [...viewsOf.keys()].filter((id) => id !== '').map((id) => seen(id, byId.get(id)));
  const leastViewed = cars.filter(({ isForSale }) => isForSale).map((car) => seen(car.id, car));
  return {
    total: total(counts),
    perDay: perDay(days, counts),
    mostViewed: mostViewed.toSorted(byCount).slice(0, MAX_CARS),
    leastViewed: leastViewed
      .filter(({ days: inStock }) => inStock === null || inStock >= NEW_FOR_DAYS)
      .toSorted((one, other) => one.count - other.count || (other.days ?? 0) - (one.days ?? 0))
      .slice(0, MAX_CARS),
  };
}

function labelOf({ name, stockNumber }: ReportedCar): string {
  return stockNumber === null ? name : `${name}, ${stockNumber}`;
}

function sums(counts: readonly KeyCount[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { key, count } of counts) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}
