/**
 * Text of metrics in the OpenMetrics format.
 * @see https://github.com/prometheus/OpenMetrics/blob/v1.0.0/specification/OpenMetrics.md
 */

type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** What stands behind the family's name: `_total`, `_bucket`; nothing for a gauge. */
  readonly suffix?: string;
  readonly labels?: Labels;
  readonly value: number;
}

export interface MetricFamily {
  /** Ends with its unit where it has one. */
  readonly name: string;
  readonly type: 'gauge' | 'counter' | 'histogram' | 'info';
  readonly unit?: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** Families in their order, and the end mark by which a reader knows that nothing is missing. */
export function openMetricsText(families: readonly MetricFamily[]): string {
  return [...families.flatMap(familyLines), '# EOF', ''].join('\n');
}

function familyLines({ name, type, unit, help, samples }: MetricFamily): string[] {
  return [
    `# TYPE ${name} ${type}`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${escaped(help)}`,
    ...samples.map(
      ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
    ),
  ];
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}

function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  if (value === Number.NEGATIVE_INFINITY) return '-Inf';
  return String(value);
}
