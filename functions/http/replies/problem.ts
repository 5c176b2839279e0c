import * as v from 'valibot';
import type { FieldError } from '#src/ui/field-error.ts';

interface Problem {
  readonly status: number;
  readonly title: string;
  /** A sentence for the visitor; never an internal error message. */
  readonly detail?: string | undefined;
  /** Errors of a form, by field. */
  readonly errors?: readonly FieldError[];
  /** Extension members (RFC 9457, 3.2). */
  readonly more?: Readonly<Record<string, unknown>>;
}

/**
 * An `application/problem+json` reply (RFC 9457) that is never cached. The type `about:blank` means
 * that the status says everything (4.2.1).
 */
export function problemReply(
  { status, title, detail, errors, more }: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ ...more, type: 'about:blank', title, status, detail, errors }), {
    status,
    headers: { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store', ...headers },
  });
}

/** A reply that something is not there, with a sentence on what. */
export function notFoundProblem(detail: string): Response {
  return problemReply({ status: 404, title: 'Not found', detail });
}

const problemSchema = v.object({
  title: v.optional(v.string(), ''),
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

/** Parses a reply made by `problemReply`, for a page that shows it. */
export async function readProblem(reply: Response): Promise<v.InferOutput<typeof problemSchema>> {
  return v.parse(problemSchema, await reply.clone().json());
}

/** Replaces the body of a refusal with a page but keeps headers such as `Retry-After`. */
export function pageOfRefusal(refusal: Response, page: Response): Response {
  const headers = new Headers(refusal.headers);
  for (const [name, value] of page.headers) headers.set(name, value);
  return new Response(page.body, { status: refusal.status, headers });
}

export const PROBLEM_TYPE = 'application/problem+json';
