/** Where a value stands inside a settings file: keys and list positions from the outermost inwards. */
export type SettingPath = readonly (string | number)[];

/** One mistake in a tenant's files, told so that a marketer can put it right. */
export interface Problem {
  /** What went wrong, for callers that treat mistakes differently; readers need only the sentences. */
  kind: 'tenant' | 'file' | 'syntax' | 'key' | 'value' | 'missing' | 'cross';
  /** Relative to the folder that holds `tenants`, for example `tenants/pitstop/site.json`. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** Dotted, with list positions from 0: `locations[3].name`. Empty when the file as a whole is meant. */
  key: string;
  /** A sentence that names the key and what was found; it ends with a full stop. */
  message: string;
  /** The offending value as JSON, cut at 60 characters. */
  found?: string | undefined;
  /** What could stand there, in plain words. */
  allowed?: string | undefined;
  /** The likeliest intention, ready to paste: `"showPrice"`, `true`. */
  nearest?: string | undefined;
  /** What to do about it, in whole sentences, where the rest does not say it. */
  fix?: string | undefined;
  /** True of what is worth a look, and keeps no site from being built. */
  isAdvice?: boolean | undefined;
}

/** `['locations', 3, 'name']` as a marketer reads it: `locations[3].name`. */
export function formatPath(path: SettingPath): string {
  return path.reduce<string>((before, step) => before + formatStep(step, before === ''), '');
}

function formatStep(step: string | number, isFirst: boolean): string {
  if (typeof step === 'number') return `[${step}]`;
  const isPlain = /^[\w$-]+$/.test(step);
  if (isFirst) return isPlain ? step : JSON.stringify(step);
  return isPlain ? `.${step}` : `[${JSON.stringify(step)}]`;
}

/** One paragraph: place, sentence, "Did you mean", what is allowed, what to do. */
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

/** A whole file or folder has no line; only mistakes in the JSON itself need the column to be found. */
function formatPosition({ kind, line, column }: Problem): string {
  if (kind === 'tenant' || kind === 'file') return '';
  return kind === 'syntax' ? `:${line}:${column}` : `:${line}`;
}

/** In the order of the files and the lines in them, each problem once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byText.values()].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
