import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { describeBrowser } from '#tests/setup/browser.ts';
import { copyTestTenants, testDate, testDistDir, testTenantsDir } from '#tests/setup/sites.ts';
import { defineCommand, type ParsedArguments, runCommand } from './command-line.ts';
import { playwrightReport, type Report, vitestReport } from './test-reports.ts';

interface Step {
  name: string;
  command: string[];
  /** Parses the report that the runner has written; without it the step counts as one test. */
  report?: () => Report;
  /** A remark in the summary on how the step ran, such as the browser used. */
  ranWith?: () => string;
  /**
   * The step that this one depends on; it is skipped if that one failed, because all its tests would time
   * out.
   */
  needs?: string;
}

const PLAYWRIGHT_FILE = '.data/test/playwright.json';
const SITES_STEP = 'demo sites build';

const types: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  {
    name: 'types of pages',
    // Only these: for each file the checker pauses to listen to an editor, in all as long as it checks.
    command: [
      ...['astro-check', '--minimumFailingSeverity', 'warning'],
      ...['--tsconfig', 'src/pages.tsconfig.json'],
    ],
  },
];
const lint: Step = { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] };

function vitest(name: string, project: 'unit' | 'build', ...options: string[]): Step {
  const file = `.data/test/vitest-${project}.json`;
  return {
    name,
    command: [
      ...['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...options,
    ],
    report: () => vitestReport(readFileSync(file, 'utf8')),
  };
}

/** Stages run one after the other; steps in an inner list run two at a time, so the longest one comes first. */
type Stages = readonly (Step | Step[])[];

/** The quick checks to repeat while working. Leaves out tests of scripts and hosts, which start programs. */
const quickStages: Stages = [
  [
    vitest('unit tests and rules', 'unit', '--exclude', 'scripts/**', '--exclude', 'functions/platform/**'),
    ...types,
    lint,
  ],
];

const stages: Stages = [
  [
    vitest('unit tests and rules', 'unit'),
    {
      name: SITES_STEP,
      command: [
        'node',
        'scripts/build.ts',
        '--tenants-dir',
        testTenantsDir,
        '--out',
        testDistDir,
        '--date',
        testDate,
      ],
    },
    ...types,
    lint,
    { name: 'workflow is current', command: ['node', 'scripts/generate-workflow.ts', '--check'] },
    { name: 'types of the studio', command: ['tsc', '-p', 'scripts/studio'] },
    { name: 'dead code', command: ['knip'] },
  ],
  { ...vitest('build tests', 'build'), needs: SITES_STEP },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    report: () => playwrightReport(readFileSync(PLAYWRIGHT_FILE, 'utf8')),
    ranWith: () => describeBrowser(process.env),
    needs: SITES_STEP,
  },
];

const command = defineCommand({
  name: 'test',
  about: 'The whole check: format and lint, types, dead code, unit, build and browser tests.',
  options: {
    quick: {
      type: 'boolean',
      default: false,
      help: 'only format and lint, types, rules and unit tests, without those of scripts and hosts',
    },
  },
  notes:
    'It goes on after a failure, so that one run shows everything that is wrong. TEST_BROWSER names another browser than the fastest Chromium there is, by path or by name.',
  example: '',
});

async function main({ values }: ParsedArguments<(typeof command)['options']>): Promise<number> {
  // Removes the sites of the last full run before a new one; they are kept until then for inspection.
  if (!values.quick) rmSync('.data/test', { recursive: true, force: true });
  mkdirSync('.data/test', { recursive: true });
  copyTestTenants();
  let passed = 0;
  const failures: string[] = [];
  const broken = new Set<string>();
  for (const stage of values.quick ? quickStages : stages) {
    const steps = [stage].flat().filter(({ name, needs }) => {
      const isMissing = needs !== undefined && broken.has(needs);
      if (isMissing) console.log(`\n── ${name}: left out, as there is no result of: ${needs}`);
      return !isMissing;
    });
    const isAlone = steps.length === 1;
    if (!isAlone) console.log(`${steps.map(({ name }) => name).join(', ')}: each is shown when it ends.`);
    const left = steps.values();
    const runRest = async () => {
      for (const step of left) {
        const report = await (isAlone ? runInSight(step) : runAside(step));
        passed += report.passed;
        failures.push(...report.failures);
        if (report.failures.length > 0) broken.add(step.name);
      }
    };
    await Promise.all([runRest(), runRest()]);
  }
  // Repeated at the end, for readers of the last lines.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

async function runInSight(step: Step): Promise<Report> {
  console.log(`\n── ${step.name}`);
  const { report, verdict } = await run(step, 'inherit');
  console.log(verdict);
  return report;
}

/** Runs a step in parallel with another: its output is collected and printed when it ends. */
async function runAside(step: Step): Promise<Report> {
  const path = `.data/test/${step.name.replaceAll(' ', '-')}.txt`;
  // One file for stdout and stderr keeps their lines in order.
  const file = openSync(path, 'w');
  const { report, verdict } = await run(step, file);
  closeSync(file);
  console.log(`\n── ${step.name}\n${readFileSync(path, 'utf8')}${verdict}`);
  return report;
}

async function run(
  { name, command, report, ranWith }: Step,
  output: 'inherit' | number,
): Promise<{ report: Report; verdict: string }> {
  // Programs that write to a file would not use colours.
  const isShown = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  const colours = output !== 'inherit' && isShown ? { FORCE_COLOR: '1' } : {};
  const started = performance.now();
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    stdio: ['inherit', output, output],
    env: { ...process.env, DATA_DIR: '.data/test', REPORTS_DIR: '.data/test/reports', ...colours },
  });
  const status = await exitStatus(child);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const how = ranWith === undefined ? '' : `, with ${ranWith()}`;
  const verdict = `   ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s${how}`;
  const isPassed = status === 0;
  const read = report === undefined ? { passed: Number(isPassed), failures: [] } : readReport(report);
  const isSilent = !isPassed && read.failures.length === 0;
  return { report: isSilent ? { ...read, failures: [name] } : read, verdict };
}

/** Null if the program was killed or could not start, which counts as a failure. */
async function exitStatus(child: ChildProcess): Promise<number | null> {
  try {
    await once(child, 'exit');
  } catch (error) {
    console.error(error);
  }
  return child.exitCode;
}

/** A crashed runner writes no report file: that is a failure of the step. */
function readReport(report: () => Report): Report {
  try {
    return report();
  } catch (error) {
    return { passed: 0, failures: [String(error)] };
  }
}

await runCommand(command, main);
