import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from './app-env.ts';
import { cutOff } from './limit-body.ts';
import { plainData, TooDeep } from './plain-data.ts';
import { type FieldError, problemReply } from './replies/problem.ts';

type BodyOf<T> =
  | { readonly ok: true; readonly value: T }
  /** 400 when it cannot be read, 415 for another media type, 422 with `errors` when it does not fit. */
  | { readonly ok: false; readonly reply: Response };

/** More would say nothing new to a person. */
const mostErrors = 20;

/**
 * The body as JSON or as a form with the same names, of a shape. In a form every value is a text, and a name
 * that comes several times a list of texts; an empty field is an empty text. Texts are well-formed Unicode.
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
  if (text === null) return { ok: false, reply: cutOff() };
  const body = read(text);
  if (body === undefined) return refused(400, 'Bad request', 'What was sent cannot be read.');
  return fitted(schema, body);
}

/** The body; null when the visitor has hung up or sends it too slowly, which is nobody's fault here and no error to log. */
export async function sentText(c: Context<AppEnv>): Promise<string | null> {
  return c.req.text().catch(() => null);
}

/** The query of the address, of a shape; 422 with `errors` when it does not fit. */
export function readQuery<S extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: S,
): BodyOf<v.InferOutput<S>> {
  return fitted(schema, fieldsOf(new URL(c.req.url).searchParams));
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

/** Data that has been read before, of a shape; 422 with `errors`. */
export function fitted<S extends v.GenericSchema>(schema: S, data: unknown): BodyOf<v.InferOutput<S>> {
  const result = v.safeParse(schema, data, { message: ownMessage });
  if (result.success) return { ok: true, value: result.output };
  const errors = result.issues.slice(0, mostErrors).map(fieldError);
  const detail = [...new Set(errors.map(({ message }) => message))].join(' ');
  return {
    ok: false,
    reply: problemReply({ status: 422, title: 'Unprocessable content', detail, errors }),
  };
}

/** Where the schema has no message of its own; valibot's would repeat what was sent. */
function ownMessage({ received }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'This is a required field.' : 'This cannot be taken as it is.';
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  return { field: (v.getDotPath(issue) ?? '').slice(0, 100), message: issue.message };
}

function refused(status: number, title: string, detail: string): BodyOf<never> {
  return { ok: false, reply: problemReply({ status, title, detail }) };
}
