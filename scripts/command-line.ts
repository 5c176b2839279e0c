import { isAbsolute, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { nearestWord } from '#src/tenant/nearest.ts';
import { instantOf } from '#src/values/date.ts';

interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly default?: string | boolean | string[];
  /** What stands for its value in the help: `DIR`. */
  readonly value?: string;
  /** What it does, as a line of the help; its default is added. */
  readonly help: string;
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

/** One command of package.json: what it understands, and what `--help` says of it. */
export interface Command<Options extends CommandOptions = CommandOptions> {
  /** As it is called after `npm run`. */
  readonly name: string;
  readonly about: string;
  /** The ways to call it, without its name; `[options]` where there is one way only. */
  readonly forms?: readonly string[];
  /** What may stand there besides options; without it nothing may. */
  readonly positionals?: Readonly<Record<string, string>>;
  readonly options: Options;
  readonly notes?: string;
  /** What follows the name in an example. */
  readonly example: string;
}

/** An option that many commands have. */
export const tenantsDirOption = {
  type: 'string',
  value: 'DIR',
  default: 'tenants',
  help: 'folder of the tenants',
} as const;

/** A wrong option or argument: the message is printed together with the help of the command. */
export class UsageError extends Error {}

export function defineCommand<const Options extends CommandOptions>(
  command: Command<Options>,
): Command<Options> {
  return command;
}

/** What was typed, checked against the declaration; null where help is asked for. Throws a UsageError. */
export function readCommand<Options extends CommandOptions>(
  command: Command<Options>,
  args: readonly string[],
) {
  const { options, positionals } = command;
  const loose = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of loose.tokens) {
    if (token.kind !== 'option') continue;
    if (token.name === 'help' || token.rawName === '-h') return null;
    if (!Object.hasOwn(options, token.name)) throw unknownOption(token.rawName, token.name, options);
  }
  try {
    const told = parseArgs({ args: [...args], options, allowPositionals: true });
    const [first] = told.positionals;
    if (first !== undefined && positionals === undefined) throw unexpected(command, first);
    return told;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What was typed, by the declaration of its command. */
export type Told<Options extends CommandOptions> = NonNullable<ReturnType<typeof readCommand<Options>>>;

/** The text of `--help`. */
export function commandHelp(command: Command): string {
  const { name, about, forms = [defaultForm(command)], positionals = {}, options, notes, example } = command;
  const rows = [
    ...Object.entries(positionals),
    ...Object.entries(options).map(([option, told]) => [optionName(option, told), optionHelp(told)] as const),
    ['-h, --help', 'print this'] as const,
  ];
  const width = Math.max(...rows.map(([left]) => left.length));
  const indent = ' '.repeat(width + 4);
  return [
    about,
    forms.map((form) => `  ${call(name, form)}`).join('\n'),
    rows
      .map(([left, right]) => `  ${left.padEnd(width)}  ${right.replaceAll('\n', `\n${indent}`)}`)
      .join('\n'),
    ...(notes === undefined ? [] : [notes]),
    `Example: ${call(name, example)}`,
  ].join('\n\n');
}

/**
 * Runs a command of the terminal: prints its help, or tells what is wrong with what was typed (exit code 2) or with
 * what was done (exit code 1). What `run` returns is the exit code.
 */
export async function runCommand<Options extends CommandOptions>(
  command: Command<Options>,
  run: (told: Told<Options>) => unknown,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const told = readCommand(command, args);
    if (told === null) return console.log(commandHelp(command));
    const code = await run(told);
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const message = error instanceof Error ? error.message : String(error);
    console.error(isUsage ? `${message}\n\n${commandHelp(command)}` : message);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** The day that `--date` names, checked. */
export function dayOption(day: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && instantOf(day, 'UTC') !== null) return day;
  throw new UsageError(`--date ${day} is not a day such as 2026-11-20.`);
}

/** Noon in the east of Australia of the day that `--date` names; now without one. */
export function momentOf(day: string | undefined): Date {
  return day === undefined ? new Date() : new Date(`${dayOption(day)}T12:00:00+10:00`);
}

function unknownOption(rawName: string, name: string, options: CommandOptions): UsageError {
  const nearest = nearestWord(name, [...Object.keys(options), 'help']);
  const guess = nearest === undefined ? '' : ` Did you mean --${nearest}?`;
  return new UsageError(`Unknown option '${rawName}'.${guess}`);
}

/** Most often a dealer without `--tenant`, or npm has taken the option for its own. */
function unexpected({ name, options }: Command, word: string): UsageError {
  const guess = Object.hasOwn(options, 'tenant') ? ` Did you mean: ${call(name, `--tenant ${word}`)}` : '';
  return new UsageError(`"${word}" is not expected.${guess}`);
}

/** npm hands on what follows a lone `--`. */
function call(name: string, rest: string): string {
  const run = name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`;
  return rest === '' ? run : `${run} -- ${rest}`;
}

function defaultForm({ positionals = {}, options }: Command): string {
  return [...(Object.keys(options).length > 0 ? ['[options]'] : []), ...Object.keys(positionals)].join(' ');
}

function optionName(name: string, { type, value = name.toUpperCase(), multiple }: CommandOption): string {
  return `--${name}${type === 'string' ? ` ${value}` : ''}${multiple === true ? ' …' : ''}`;
}

function optionHelp({ help, default: otherwise }: CommandOption): string {
  const shown = Array.isArray(otherwise) ? otherwise.join(', ') : otherwise;
  if (typeof shown !== 'string' || shown === '') return help;
  return `${help} (${isAbsolute(shown) ? relative(process.cwd(), shown) : shown})`;
}
