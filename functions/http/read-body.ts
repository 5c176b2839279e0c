import type { Context } from 'hono';
import * as v from 'valibot';
import type { FieldError } from '#src/ui/field-error.ts';
import type { AppEnv } from './app-env.ts';
import { bodyCutOff } from './limit-body.ts';
import { problemReply } from './replies/problem.ts';

type BodyOf<T> =
  | { readonly ok: true; readonly value: T }
  /**
   * 400 for an unreadable body, 415 for another media type, 422 with `errors` for an invalid one.
   */
  | { readonly ok: false; readonly reply: Response };

/** More errors would not help a person. */
const MAX_ERRORS = 20;

/**
 * Reads a body, as JSON or as a form with the same names, and validates it. Form values are
 * strings, or arrays for repeated names; an empty field is an empty string. All strings are
 * well-formed Unicode.
 */
export async function readBody<S extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: S,
): Promise<BodyOf<v.InferOutput<S>>> {
  const read = readers.get(mediaType(c.req.raw));
  if (read === undefined) {
    return refused(415, 'Unsupported media type', 'Send JSON or a form, and say which in Content-Type.');
  }
  const text = await sentText(c);
  if (text === null) return { ok: false, reply: bodyCutOff() };
  const body = read(text);
  if (body === undefined) return refused(400, 'Bad request', 'What was sent cannot be read.');
  return validated(schema, body);
}

/**
 * The body as text; null when the client disconnected or sent it too slowly, which is not logged as
 * an error.
 */
export async function sentText(c: Context<AppEnv>): Promise<string | null> {
  return c.req.text().catch(() => null);
}

/** Validates the query string; 422 with `errors` when it is invalid. */
export function readQuery<S extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: S,
): BodyOf<v.InferOutput<S>> {
  return validated(schema, fieldsOf(new URL(c.req.url).searchParams));
}

const readers: ReadonlyMap<string, (text: string) => unknown> = new Map([
  ['application/json', parseJson],
  ['application/x-www-form-urlencoded', (text) => fieldsOf(new URLSearchParams(text))],
]);

function mediaType({ headers }: Request): string {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase();
}

function fieldsOf(params: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return plainData(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooDeep) return undefined;
    throw error;
  }
}

/** Validates data that was read before; 422 with `errors` when it is invalid. */
export function validated<S extends v.GenericSchema>(schema: S, data: unknown): BodyOf<v.InferOutput<S>> {
  const result = v.safeParse(schema, data, { message: ownMessage });
  if (result.success) return { ok: true, value: result.output };
  const errors = result.issues.slice(0, MAX_ERRORS).map(fieldError);
  const detail = [...new Set(errors.map(({ message }) => message))].join(' ');
  return {
    ok: false,
    reply: problemReply({ status: 422, title: 'Unprocessable content', detail, errors }),
  };
}

/** For schemas without a message of their own: valibot's default message would repeat the input. */
function ownMessage({ received }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'This is a required field.' : 'This cannot be taken as it is.';
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  return { field: (v.getDotPath(issue) ?? '').slice(0, 100), message: issue.message };
}

function refused(status: number, title: string, detail: string): BodyOf<never> {
  return { ok: false, reply: problemReply({ status, title, detail }) };
}

/** Deeper than any form nests. */
const DEEPEST = 16;

class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

/**
 * Copies parsed JSON and makes every string well-formed: a lone surrogate cannot be stored or sent
 * as UTF-8. Throws `TooDeep` for data nested so deeply that it would exhaust the stack.
 */
function plainData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) throw new TooDeep();
  if (Array.isArray(value)) return value.map((item) => plainData(item, depth + 1));
  // `fromEntries` defines properties instead of assigning them, so `__proto__` is an ordinary name.
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name.toWellFormed(), plainData(item, depth + 1)]),
  );
}
