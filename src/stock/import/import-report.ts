import type { ImportWarning } from '../assemble/row-reader.ts';
import type { ChangeCounts } from '../doctor/doctor-report.ts';
import type { GuardFinding } from '../guard/finding.ts';
import { type MissingFact, missingText } from '../missing-facts.ts';
import type { ImportedStock } from './import-result.ts';

interface AboutImport {
  tenant: string;
  importedAt: string;
  feed: string;
  /** The command that accepts the held feed. */
  accept: string;
  /** Compared with the last good stock; null if there was none. */
  changes: ChangeCounts | null;
  /** Why the feed is held; empty if it was accepted. */
  held: readonly GuardFinding[];
  missing: readonly MissingFact[];
}

/** The result of an import, for files and terminals. */
export interface ImportReport extends AboutImport {
  rows: number;
  vehicles: number;
  rejected: { reason: string; rows: number }[];
  warned: { field: string; done: string; values: number; example: string }[];
  /** Columns that no field uses. */
  unusedColumns: string[];
  columns: { column: string; field: string }[];
  remarks: readonly string[];
  rejects: ImportedStock['rejects'];
  warnings: ImportWarning[];
}

export function reportOf(stock: ImportedStock, about: AboutImport): ImportReport {
  const { columns, rejects, warnings } = stock;
  return {
    ...about,
    rows: stock.rowsRead,
    vehicles: stock.vehicles.length,
    rejected: largestGroups(rejects, ({ reason }) => withoutNumbers(reason)).map(({ key, items }) => ({
      reason: key,
      rows: items.length,
    })),
    warned: largestGroups(warnings, ({ field, done }) => `${field}\n${withoutNumbers(done)}`).map(
      ({ key, items }) => {
        const [field = '', done = ''] = key.split('\n');
        return { field, done, values: items.length, example: items[0]?.found ?? '' };
      },
    ),
    unusedColumns: columns.flatMap(({ column, field }) => (field === null ? [column] : [])),
    columns: columns.flatMap(({ column, field }) => (field === null ? [] : [{ column, field }])),
    remarks: stock.remarks,
    rejects,
    warnings,
  };
}

/** A message without its numbers, by which similar ones are grouped. */
function withoutNumbers(message: string): string {
  return message.replace(/ on line \d+/, '').replace(/(?<!\S)\d{3,}(?!\S)/g, '…');
}

/** Items with the same key together, the largest group first. */
function largestGroups<T>(items: readonly T[], keyOf: (item: T) => string): { key: string; items: T[] }[] {
  return [...Map.groupBy(items, keyOf)]
    .map(([key, group]) => ({ key, items: group }))
    .sort((a, b) => b.items.length - a.items.length);
}

/** A short summary for the terminal. */
export function summaryOf(report: ImportReport): string {
  const lines = [
    ['rows read', report.rows, ''],
    ['vehicles', report.vehicles, ''],
    ['rejected', report.rejects.length, ''],
    ...report.rejected.map(({ reason, rows }) => ['', rows, reason] as const),
    ['warnings', report.warnings.length, ''],
    ...report.warned.map(({ field, done, values }) => ['', values, `${field}: ${done}`] as const),
    ...changeLines(report),
    ...report.missing.map((fact) => [`without ${fact.name}`, fact.vehicles, missingText(fact)] as const),
    ['columns not used', report.unusedColumns.length, report.unusedColumns.join(', ')],
  ] as const;
  const width = Math.max(...lines.map(([name]) => name.length));
  const digits = Math.max(...lines.map(([, count]) => String(count).length));
  const table = lines.map(([name, count, text]) =>
    `${name.padEnd(width)}  ${String(count).padStart(digits)}  ${text}`.trimEnd(),
  );
  return [...table, ...report.remarks].join('\n');
}

function changeLines({ changes }: ImportReport): (readonly [string, number, string])[] {
  if (changes === null) return [];
  const { added, changed, sold, vanished } = changes;
  return [
    ['new', added, ''],
    ['changed', changed, ''],
    ['sold', sold, ''],
    ['no longer there', vanished, ''],
  ];
}

/** The guard's findings, for the person who decides. */
export function heldText({ held, tenant }: ImportReport): string {
  return [`The feed of ${tenant} is held:`, ...held.map(({ sentence }) => sentence)].join('\n  - ');
}

/** The full report: the summary, then every reject and warning with its line. */
export function reportText(report: ImportReport): string {
  const rejects = report.rejects.map(({ line, reason, start }) => `line ${line}: ${reason}\n    ${start}`);
  const warnings = report.warnings.map(
    ({ line, field, found, done }) => `line ${line}: ${field} ${JSON.stringify(found)} ${done}`,
  );
  const columns = report.columns.map(({ column, field }) => `${field} ← ${column}`);
  return [
    `Stock import for ${report.tenant}, ${report.importedAt}`,
    `Feed: ${report.feed}`,
    '',
    ...(report.held.length === 0 ? [] : [...heldLines(report), '']),
    summaryOf(report),
    ...section('Rejected rows', rejects),
    ...section('Warnings', warnings),
    ...section('Columns', columns),
    '',
  ].join('\n');
}

function heldLines({ held, accept }: ImportReport): string[] {
  return [
    'The feed is held: the site keeps its last good stock.',
    ...held.flatMap(({ sentence, examples }) => [
      `  - ${sentence}`,
      ...examples.map((name) => `      ${name}`),
    ]),
    `If the feed is right: ${accept}`,
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
