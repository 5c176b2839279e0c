import { describe, expect, it } from 'vitest';
import { playwrightReport, vitestReport } from './test-reports.ts';

const file = `${process.cwd()}/src/values/money.test.ts`;

describe('the report of Vitest', () => {
  it('names failed tests with their file and the first line of the error', () => {
    const failed = {
      status: 'failed',
      fullName: 'money is rounded',
      failureMessages: ['\u001b[31mexpected 1\n  at x'],
    };
    const passed = { status: 'passed', fullName: 'money is written', failureMessages: [] };
    const testResults = [{ name: file, status: 'failed', message: '', assertionResults: [passed, failed] }];
    expect(vitestReport(JSON.stringify({ numPassedTests: 1, testResults }))).toEqual({
      passed: 1,
      failures: ['src/values/money.test.ts: money is rounded: expected 1'],
    });
  });

  it('names a file that could not be loaded', () => {
    const broken = { name: file, status: 'failed', message: 'SyntaxError: x\n at y', assertionResults: [] };
    const json = JSON.stringify({ numPassedTests: 0, testResults: [broken] });
    expect(vitestReport(json).failures).toEqual(['src/values/money.test.ts: SyntaxError: x']);
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status }] });

  it('names failed tests, and flaky ones that passed only on retry', () => {
    const inner = { title: 'without script', specs: [spec('is sent', 'unexpected')] };
    const specs = [spec('opens', 'expected'), spec('closes', 'flaky')];
    const suites = [{ title: 'e2e/form.spec.ts', specs, suites: [inner] }];
    expect(playwrightReport(JSON.stringify({ stats: { expected: 1 }, suites, errors: [] }))).toEqual({
      passed: 1,
      failures: ['[phone] e2e/form.spec.ts › closes', '[phone] e2e/form.spec.ts › without script › is sent'],
    });
  });

  it('reports an error outside of the tests', () => {
    const json = JSON.stringify({
      stats: { expected: 0 },
      suites: [],
      errors: [{ message: 'no browser\nx' }],
    });
    expect(playwrightReport(json).failures).toEqual(['no browser']);
  });
});
