import { formatProblem, type Problem } from '../tenant/problem.ts';

export interface CheckedTenant {
  readonly slug: string;
  readonly problems: readonly Problem[];
  /** Remarks that need no action. */
  readonly notes?: readonly string[];
}

export function errorsOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ isAdvice }) => isAdvice !== true);
}

export function adviceOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ isAdvice }) => isAdvice === true);
}

/** The findings as text for a marketer: dealer by dealer, mistakes before advice. */
export function checkText(tenants: readonly CheckedTenant[], seconds: number): string {
  const all = tenants.flatMap(({ problems }) => problems);
  const sum = `${plural(errorsOf(all).length, 'mistake')}, ${plural(adviceOf(all).length, 'piece')} of advice`;
  const end = `${plural(tenants.length, 'dealer')} checked in ${seconds.toFixed(1)} s: ${sum}.`;
  return [...tenants.map(tenantText), end].join('\n\n');
}

function tenantText({ notes = [], ...checked }: CheckedTenant): string {
  const section = notes.length === 0 ? [] : [`${checked.slug}: good to know\n\n  ${notes.join('\n  ')}`];
  return [problemsText(checked), ...section].join('\n\n');
}

function problemsText({ slug, problems }: CheckedTenant): string {
  if (problems.length === 0) return `${slug}: all is well.`;
  const groups = [
    { heading: 'mistakes', found: errorsOf(problems) },
    { heading: 'advice', found: adviceOf(problems) },
  ];
  return groups
    .filter(({ found }) => found.length > 0)
    .map(
      ({ heading, found }) => `${slug}: ${heading} (${found.length})\n\n${found.map(paragraph).join('\n\n')}`,
    )
    .join('\n\n');
}

function paragraph(problem: Problem): string {
  return `  ${formatProblem(problem)}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
