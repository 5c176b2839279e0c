import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  commandHelp,
  dayOption,
  defineCommand,
  readCommand,
  runCommand,
  UsageError,
} from './command-line.ts';

const root = join(import.meta.dirname, '..');
const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

const command = defineCommand({
  name: 'wash',
  about: 'Washes cars.',
  options: {
    tenant: { type: 'string', multiple: true, value: 'SLUG', help: 'whose cars' },
    'dry-run': { type: 'boolean', default: false, help: 'no water' },
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'where they dry' },
  },
  notes: 'Takes an hour.',
  example: '--tenant city-motors',
});

describe('a command', () => {
  it('parses its declared options', () => {
    expect(readCommand(command, ['--tenant', 'a', '--tenant', 'b', '--dry-run'])?.values).toEqual({
      tenant: ['a', 'b'],
      'dry-run': true,
      out: 'dist',
    });
  });

  it.each([['--help'], ['-h'], ['--tenant', 'a', '--help']])('%s asks for help', (...args) => {
    expect(readCommand(command, args)).toBeNull();
  });

  it.each([
    [['--tennant', 'a'], "Unknown option '--tennant'. Did you mean --tenant?"],
    [['--dryrun'], "Unknown option '--dryrun'. Did you mean --dry-run?"],
    [['--colour'], "Unknown option '--colour'."],
    [['-x'], "Unknown option '-x'."],
    [['pitstop'], '"pitstop" is not expected. Did you mean: npm run wash -- --tenant pitstop'],
    [['--out', 'a', '--out=b'], '--out is given twice. Give it once.'],
    [['--tenant'], "Option '--tenant <value>' argument missing"],
  ])('refuses %j', (args, message) => {
    expect(() => readCommand(command, args)).toThrow(new UsageError(message));
  });

  it('lists everything that it accepts in its help', () => {
    expect(commandHelp(command)).toBe(`Washes cars.

  npm run wash -- [options]

  --tenant SLUG …  whose cars
  --dry-run        no water
  --out DIR        where they dry (dist)
  -h, --help       print this

Takes an hour.

Example: npm run wash -- --tenant city-motors`);
  });

  it.each(['2026-02-30', '2026-13-01', 'tomorrow', '2026-11-20T25:00'])('accepts no day %s', (day) => {
    expect(() => dayOption(day)).toThrow(`--date ${day} is not a day such as 2026-11-20.`);
  });
});

describe('a run of a command', () => {
  const { exitCode } = process;
  afterEach(() => {
    process.exitCode = exitCode;
    vi.restoreAllMocks();
  });

  it.each([
    [['--help'], undefined, [commandHelp(command)], []],
    [['--halp'], 2, [], [`Unknown option '--halp'. Did you mean --help?\n\n${commandHelp(command)}`]],
    [[], 1, [], ['The hose leaks.']],
  ])('with %j ends with %s', async (args, status, out, errors) => {
    process.exitCode = undefined;
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    const complained = vi.spyOn(console, 'error').mockReturnValue();
    const run = () => {
      throw new Error('The hose leaks.');
    };
    await runCommand(command, run, args);
    expect([process.exitCode, printed.mock.calls.flat(), complained.mock.calls.flat()]).toEqual([
      status,
      out,
      errors,
    ]);
  });
});

it.each([
  [
    'a full disk',
    'ENOSPC: no space left on device, write',
    'The disk is full (ENOSPC: no space left on device, write). Free some space, then run the command again.',
  ],
  [
    'a lack of rights',
    "EACCES: permission denied, mkdir 'reports'",
    "This user has no permission (EACCES: permission denied, mkdir 'reports'). Correct the permissions of the file or folder, or run the command as its owner.",
  ],
])('%s is told with what to do', async (_, message, told) => {
  const { exitCode } = process;
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  const run = () => {
    throw Object.assign(new Error(message), { code: message.split(':')[0] });
  };
  await runCommand(command, run, []);
  const status = process.exitCode;
  process.exitCode = exitCode;
  expect([status, complained.mock.calls.flat()]).toEqual([1, [told]]);
  complained.mockRestore();
});

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command as npm does. */
function run(line: string, ...args: string[]): Promise<Ended> {
  const [, ...words] = line.split(' ');
  return new Promise((resolve) => {
    execFile(process.execPath, [...words, ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const commands = Object.entries(manifest.scripts);
const own = commands.filter(([, line]) => line.startsWith('node '));

describe('the commands in package.json', () => {
  it.concurrent.each(own)('%s explains itself, and refuses what it does not know', async (name, line) => {
    // `test:quick` is `test` with an option.
    const plain = name === 'test:quick' ? 'test' : name;
    const call = plain === 'start' || plain === 'test' ? `npm ${plain}` : `npm run ${plain}`;
    // What an unknown option prints ends with the help that `--help` prints: one start of the program shows both.
    const unknown = await run(line, '--halp');
    expect(unknown).toMatchObject({ status: 2, stdout: '' });
    expect(unknown.stderr).toContain("Unknown option '--halp'. Did you mean --help?");
    expect(unknown.stderr).toContain(`\n  ${call}`);
    expect(unknown.stderr).toContain(`\nExample: ${call}`);
  });
});

it('other commands are only what runs on npm ci, and tools with their own help: a bundler, the compiler and the formatter', async () => {
  const others = commands.filter(([, line]) => !line.startsWith('node '));
  expect(others).toEqual([
    ['prepare', 'npm run schema'],
    ['bundle:vercel', expect.stringMatching(/^esbuild /)],
    ['types', 'tsc --noEmit --singleThreaded'],
    ['format', 'biome check --write .'],
  ]);
  const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, stdout } = await run(`node ${biome} check --write .`, '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: biome check')]);
  const compiler = await run(`node ${join('node_modules', '@typescript', 'native', 'bin', 'tsc')}`, '--help');
  expect([compiler.status, compiler.stdout]).toEqual([0, expect.stringContaining('--noEmit')]);
});

it('a benchmark has a help text', async () => {
  const { status, stdout } = await run(manifest.scripts['bench'] ?? '', 'publish', '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run bench -- publish')]);
});
