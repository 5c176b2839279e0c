import { attributes, type RangeAttribute } from '../../attributes.ts';

/** The distribution of a range's values over the cars of a page. */
export type Spread = {
  readonly min: number;
  readonly max: number;
  /** The 5th and 95th percentile; missing if the slider is to step evenly. */
  readonly low?: number;
  readonly high?: number;
  /** Heights of the histogram's bars, one digit each; the bars divide the slider evenly. */
  readonly bars: string;
};

type Ends = { readonly min: number; readonly max: number };
type ValueCount = { readonly value: number; readonly count: number };

/** "Default range is 0 to 100000 when no facet statistics exist" (stock and vehicle §5). */
const defaultEnds = { min: 0, max: 100_000 };
/** "Step one hundredth of the range" (stock and vehicle §9). */
const STEPS = 100;
/** Number of the slider's steps for the cars below `low`, and for those above `high`. */
const EDGE_STEPS = 5;
const MAX_BARS = 25;

/**
 * Possible positions of a slider's thumb, ascending, at least two, with rounded ends. Nine tenths of the
 * slider are for the values between `low` and `high`, so that one car at $350,000 does not compress all
 * others into a few pixels; without them each step is a hundredth of the range.
 */
export function rangeStops(
  attribute: RangeAttribute,
  ends: Ends | null,
  spread: Pick<Spread, 'low' | 'high'> | null,
): number[] {
  const { rounding } = attributes[attribute];
  const { min, max } = ends ?? defaultEnds;
  const lowest = Math.floor(min / rounding) * rounding;
  const highest = Math.max(Math.ceil(max / rounding) * rounding, lowest + rounding);
  const low = Math.min(Math.max(spread?.low ?? lowest, lowest), highest);
  const high = Math.max(Math.min(spread?.high ?? highest, highest), low);
  const first = low > lowest ? EDGE_STEPS : 0;
  const last = high < highest ? STEPS - EDGE_STEPS : STEPS;
  const valueAt = (step: number) => {
    if (step < first) return between(lowest, low, step / first);
    if (step > last) return between(high, highest, (step - last) / (STEPS - last));
    return between(low, high, (step - first) / (last - first));
  };
  const steps = Array.from({ length: STEPS - 1 }, (_, index) => index + 1);
  const inner = steps.map((step) => Math.round(valueAt(step) / rounding) * rounding);
  return [...new Set([lowest, ...inner, highest])];
}

/** Index of the stop nearest to a value. */
export function nearestStop(value: number, stops: readonly number[]): number {
  const above = stops.findIndex((stop) => stop >= value);
  if (above <= 0) return above === 0 ? 0 : stops.length - 1;
  const [before = 0, after = 0] = [stops[above - 1], stops[above]];
  return value - before < after - value ? above - 1 : above;
}

/** Null if there are fewer than two different values. */
export function spreadOf(
  attribute: RangeAttribute,
  counts: readonly ValueCount[],
  hasEvenSteps = false,
): Spread | null {
  const sorted = counts.toSorted((a, b) => a.value - b.value);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const ends = { min: first.value, max: last.value };
  const middle = hasEvenSteps ? {} : { low: quantile(sorted, 0.05), high: quantile(sorted, 0.95) };
  const edges = barEdges(rangeStops(attribute, ends, middle));
  const inBars = edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    const isLast = index === edges.length - 2;
    const inside = sorted.filter(({ value }) => value >= start && (isLast || value < end));
    return inside.reduce((sum, { count }) => sum + count, 0);
  });
  const highest = Math.max(...inBars);
  // Square root of the count, so that a bar of a few hundred used cars still shows beside a thousand new ones.
  const bars = inBars.map((count) => Math.ceil(Math.sqrt(count / highest) * 9)).join('');
  return { ...ends, ...middle, bars };
}

/** The histogram over a slider with these stops, as the path of an SVG that is 100 wide and 9 high. */
export function histogramPath(attribute: RangeAttribute, spread: Spread, stops: readonly number[]): string {
  const edges = barEdges(rangeStops(attribute, spread, spread));
  const places = edges.map((edge) => Math.round((nearestStop(edge, stops) / (stops.length - 1)) * 1000) / 10);
  return [...spread.bars]
    .map((height, index) => {
      const [left = 0, right = 0] = [places[index], places[index + 1]];
      return height === '0' || left === right ? '' : `M${left} 9V${9 - Number(height)}H${right}V9z`;
    })
    .join('');
}

/** Values at which the bars of a histogram meet. */
function barEdges(stops: readonly number[]): number[] {
  const last = stops.length - 1;
  const bars = Math.min(MAX_BARS, last);
  return Array.from({ length: bars + 1 }, (_, index) => stops[Math.round((index / bars) * last)] ?? 0);
}

function quantile(sorted: readonly ValueCount[], share: number): number {
  const wanted = share * sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed >= wanted) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
