import * as v from 'valibot';
import { StorageError } from '../../ports/database.ts';

const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()]+@[^\s"'<>()]+\.[^\s"'<>()]+/g, '‹e-mail›'],
  // A query string reveals what a visitor requested. A URL may end a sentence.
  [/(https?:\/\/[^\s"'?#]*|\/[^\s"'?#:]*)\?[^\s"']*/g, '$1?…'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{40,}(?![\w-])/g, '‹token›'],
  // Phones have eight or more digits, codes six; line and column numbers and ports are kept.
  [/(?<![\w.:])\+?\(?\d(?:[ ()-]{0,2}\d){5,}(?!\w)/g, '‹number›'],
];

/**
 * The text of an error for the log: what happened and where, without names, phone numbers, e-mails,
 * tokens or codes. Quoted text is removed too, because messages of libraries repeat their input.
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

/** Without valibot's message, which ends with the input. */
function issueText(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the value'} is not as ${issue.type} wants it`;
}

function causeOf({ cause }: Error): string[] {
  return cause === undefined ? [] : [`Caused by ${errorText(cause)}`];
}

function withoutPeople(text: string): string {
  return personal.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), text);
}

/**
 * One line without a stack: it is logged for every request while the storage fails, and the code is
 * not at fault.
 */
function storageText({ name, message, cause }: StorageError): string {
  const reasons = reasonsOf(cause).map(withoutPeople);
  return `${name}: ${message}${reasons.length === 0 ? '' : ` (${reasons.join(': ')})`}`;
}

function reasonsOf(cause: unknown): string[] {
  if (cause instanceof Error) return [cause.message, ...reasonsOf(cause.cause)];
  return cause === undefined || cause === '' ? [] : [String(cause)];
}
