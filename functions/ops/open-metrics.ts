/**
 * Text of metrics in the OpenMetrics format.
 * @see https://github.com/prometheus/OpenMetrics/blob/v1.0.0/specification/OpenMetrics.md
 */

type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** Appended to the family's name: `_total`, `_bucket`; missing for a gauge. */
  readonly suffix?: string;
  readonly labels?: Labels;
  readonly value: number;
}

export interface MetricFamily {
  /** Ends with the unit, if it has one. */
  readonly name: string;
  readonly type: 'gauge' | 'counter' | 'histogram' | 'info';
  readonly unit?: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

export const OPEN_METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** Renders the families in order, with the end marker that proves the text is complete. */
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
