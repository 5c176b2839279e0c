import * as v from 'valibot';
import { StorageError } from '../../ports/database.ts';

const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()]+@[^\s"'<>()]+\.[^\s"'<>()]+/g, '‹e-mail›'],
  // A query holds what a visitor asked for; an address may end a sentence.
  [/(https?:\/\/[^\s"'?#]*|\/[^\s"'?#:]*)\?[^\s"']*/g, '$1?…'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{40,}(?![\w-])/g, '‹token›'],
  // Not the line and column of a stack, nor a port: phones have eight digits and more, codes six.
  [/(?<![\w.:])\+?\(?\d(?:[ ()-]{0,2}\d){5,}(?!\w)/g, '‹number›'],
];

/**
 * What the log may say of an error: where it happened and of what kind, without a person's name, number,
 * e-mail, token or code. Other programs' messages repeat what they were given, so what is quoted goes too.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return withoutPeople(String(error));
  if (error instanceof StorageError) return storageText(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${messageOf(error)}`, ...frames, ...causeOf(error)].join('\n');
}

function messageOf(error: Error): string {
  if (error instanceof v.ValiError) return error.issues.map(issueText).join('; ');
  const quotes =
    error instanceof SyntaxError ? error.message.replace(/(["'`])[\s\S]*\1/g, '‹text›') : error.message;
  return withoutPeople(quotes);
}

/** Valibot's message ends with what it was given. */
function issueText(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the value'} is not as ${issue.type} wants it`;
}

function causeOf({ cause }: Error): string[] {
  return cause === undefined ? [] : [`Caused by ${errorText(cause)}`];
}

function withoutPeople(text: string): string {
  return personal.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), text);
}

/** One line: it comes with each request for as long as the fault lasts, and no line of code is at fault. */
function storageText({ name, message, cause }: StorageError): string {
  const reasons = reasonsOf(cause).map(withoutPeople);
  return `${name}: ${message}${reasons.length === 0 ? '' : ` (${reasons.join(': ')})`}`;
}

function reasonsOf(cause: unknown): string[] {
  if (cause instanceof Error) return [cause.message, ...reasonsOf(cause.cause)];
  return cause === undefined || cause === '' ? [] : [String(cause)];
}
