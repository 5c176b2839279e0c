import { isAbsolute, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { hasCode, isDiskFull } from '#src/publish/build/error-code.ts';
import { nearestWord } from '#src/tenant/nearest.ts';
import { errorMessage } from '#src/values/text/error-message.ts';
import { instantOf } from '#src/values/time/date.ts';

interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly default?: string | boolean | string[];
  /** Placeholder of the value in the help: `DIR`. */
  readonly value?: string;
  /** A line of the help; the default is added. */
  readonly help: string;
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

/** The declaration of a command in package.json: its options and help. */
export interface Command<Options extends CommandOptions = CommandOptions> {
  /** The name after `npm run`. */
  readonly name: string;
  readonly about: string;
  /** Forms of the call, without the name; `[options]` if there is only one. */
  readonly forms?: readonly string[];
  /** Allowed arguments besides options; none by default. */
  readonly positionals?: Readonly<Record<string, string>>;
  readonly options: Options;
  readonly notes?: string;
  /** Arguments of the example in the help. */
  readonly example: string;
}

/** An option shared by many commands. */
export const tenantsDirOption = {
  type: 'string',
  value: 'DIR',
  default: 'tenants',
  help: 'folder of the tenants',
} as const;

/** A wrong option or argument: the message is printed with the command's help. */
export class UsageError extends Error {}

export function defineCommand<const Options extends CommandOptions>(
  command: Command<Options>,
): Command<Options> {
  return command;
}

/** Parses and checks the arguments; null if help is asked for. Throws a UsageError. */
export function readCommand<Options extends CommandOptions>(
  command: Command<Options>,
  args: readonly string[],
) {
  const { options, positionals } = command;
  const loose = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const given = new Set<string>();
  for (const token of loose.tokens) {
    if (token.kind !== 'option') continue;
    if (token.name === 'help' || token.rawName === '-h') return null;
    if (!Object.hasOwn(options, token.name)) throw unknownOption(token.rawName, token.name, options);
    const option = options[token.name];
    if (option?.type === 'string' && !option.multiple && given.has(token.name))
      throw new UsageError(`${token.rawName} is given twice. Give it once.`);
    given.add(token.name);
  }
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    const [first] = parsed.positionals;
    if (first !== undefined && positionals === undefined) throw unexpected(command, first);
    return parsed;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(errorMessage(error));
  }
}

/** The parsed arguments of a command. */
export type ParsedArguments<Options extends CommandOptions> = NonNullable<
  ReturnType<typeof readCommand<Options>>
>;

export function commandHelp(command: Command): string {
  const { name, about, forms = [defaultForm(command)], positionals = {}, options, notes, example } = command;
  const rows = [
    ...Object.entries(positionals),
    ...Object.entries(options).map(
      ([option, definition]) => [optionName(option, definition), optionHelp(definition)] as const,
    ),
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
 * Runs a command: prints its help, or an error of usage (exit code 2) or of execution (exit code 1). `run`
 * returns the exit code.
 */
export async function runCommand<Options extends CommandOptions>(
  command: Command<Options>,
  run: (parsed: ParsedArguments<Options>) => unknown,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const parsed = readCommand(command, args);
    if (parsed === null) return console.log(commandHelp(command));
    const code = await run(parsed);
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const message = errorText(error);
    console.error(isUsage ? `${message}\n\n${commandHelp(command)}` : message);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** Adds what to do about a full disk or a missing permission, which Node and SQLite only report. */
function errorText(error: unknown): string {
  const message = errorMessage(error);
  if (isDiskFull(error)) return `The disk is full (${message}). Free some space, then run the command again.`;
  return hasCode(error, ['EACCES', 'EPERM', 'EROFS'])
    ? `This user has no permission (${message}). Correct the permissions of the file or folder, or run the command as its owner.`
    : message;
}

/** Validates the day given by `--date`. */
export function dayOption(day: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && instantOf(day, 'UTC') !== null) return day;
  throw new UsageError(`--date ${day} is not a day such as 2026-11-20.`);
}

/** Noon in eastern Australia of the day given by `--date`; the present time without one. */
export function momentOf(day: string | undefined): Date {
  return day === undefined ? new Date() : new Date(`${dayOption(day)}T12:00:00+10:00`);
}

function unknownOption(rawName: string, name: string, options: CommandOptions): UsageError {
  const guess = guessOf(name, [...Object.keys(options), 'help'], '--');
  return new UsageError(`Unknown option '${rawName}'.${guess}`);
}

/** A question that names the word which was probably meant, to follow a sentence; '' if there is none. */
export function guessOf(word: string, known: readonly string[], sign = ''): string {
  const nearest = nearestWord(word, known);
  return nearest === undefined ? '' : ` Did you mean ${sign}${nearest}?`;
}

/** Usually a dealer without `--tenant`, or an option that npm has consumed. */
function unexpected({ name, options }: Command, word: string): UsageError {
  const guess = Object.hasOwn(options, 'tenant') ? ` Did you mean: ${call(name, `--tenant ${word}`)}` : '';
  return new UsageError(`"${word}" is not expected.${guess}`);
}

/** npm passes on what follows `--`. */
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
