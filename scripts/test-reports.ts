import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of a step of the test command. */
export interface Report {
  passed: number;
  /** One line per test: file, name and first line of the error. */
  failures: string[];
}

/** Parses the output of Vitest's JSON reporter. */
export function vitestReport(json: string): Report {
  const { numPassedTests: passed, testResults }: VitestResults = JSON.parse(json);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages: [first = ''] }) => `${file}: ${fullName}: ${firstLine(first)}`,
    );
  });
  return { passed, failures };
}

interface VitestResults {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Parses the output of Playwright's JSON reporter. */
export function playwrightReport(json: string): Report {
  const { stats, suites, errors }: PlaywrightResults = JSON.parse(json);
  const failures = [...failedSpecs(suites, []), ...errors.map(({ message }) => firstLine(message))];
  return { passed: stats.expected, failures };
}

interface PlaywrightResults {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message: string }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** A flaky test, which passed only on retry, counts as failed. */
function failedSpecs(suites: readonly PlaywrightSuite[], above: readonly string[]): string[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const path = [...above, title];
    const failed = specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${[...path, spec.title].join(' › ')}`),
    );
    return [...failed, ...failedSpecs(inner, path)];
  });
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
}
