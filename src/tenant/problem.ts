import { compareText } from '../values/text/compare-text.ts';

/** Path of a value inside a settings file: keys and list indexes from the outermost inwards. */
export type SettingPath = readonly (string | number)[];

/** A mistake in a tenant's files, worded for marketers. */
export interface Problem {
  /** The kind of mistake, for code that treats kinds differently. */
  kind: 'tenant' | 'file' | 'syntax' | 'key' | 'value' | 'missing' | 'cross';
  /** Relative to the parent of `tenants`: `tenants/pitstop/site.json`. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** Dotted path with indexes from 0: `locations[3].name`. Empty for the whole file. */
  key: string;
  /** A sentence with the key and what was found, ending with a full stop. */
  message: string;
  /** The wrong value as JSON, at most 60 characters. */
  found?: string | undefined;
  /** The allowed values in plain words. */
  allowed?: string | undefined;
  /** The likely intention, ready to paste: `"showPrice"`, `true`. */
  nearest?: string | undefined;
  /** What to do, in sentences, if it is not obvious. */
  fix?: string | undefined;
  /** True for doubtful settings that do not stop a build. */
  isAdvice?: boolean | undefined;
}

/** `['locations', 3, 'name']` becomes `locations[3].name`. */
export function formatPath(path: SettingPath): string {
  return path.reduce<string>((before, step) => before + formatStep(step, before === ''), '');
}

function formatStep(step: string | number, isFirst: boolean): string {
  if (typeof step === 'number') return `[${step}]`;
  const isPlain = /^[\w$-]+$/.test(step);
  if (isFirst) return isPlain ? step : JSON.stringify(step);
  return isPlain ? `.${step}` : `[${JSON.stringify(step)}]`;
}

/** One paragraph: place, sentence, "Did you mean", allowed values, fix. */
export function formatProblem(problem: Problem): string {
  const parts = [`${problem.file}${formatPosition(problem)}  ${problem.message}`];
  if (problem.nearest !== undefined) parts.push(`Did you mean ${problem.nearest}?`);
  if (problem.allowed !== undefined) {
    const end = problem.allowed.endsWith('…') ? '' : '.';
    parts.push(`Allowed${problem.kind === 'key' ? ' here' : ''}: ${problem.allowed}${end}`);
  }
  if (problem.fix !== undefined) parts.push(problem.fix);
  return parts.join(' ');
}

/** Whole files and folders have no line; only syntax errors need a column. */
function formatPosition({ kind, line, column }: Problem): string {
  if (kind === 'tenant' || kind === 'file') return '';
  return kind === 'syntax' ? `:${line}:${column}` : `:${line}`;
}

/** Sorted by file and line, without duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byText.values()].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}
