import * as v from 'valibot';

interface Problem {
  readonly status: number;
  readonly title: string;
  /** A sentence for the person at the other end; never an internal error's text. */
  readonly detail?: string | undefined;
  /** Of a form: what is wrong with which field. */
  readonly errors?: readonly FieldError[];
  /** What this refusal tells beside that, by names of its own (RFC 9457, 3.2). */
  readonly more?: Readonly<Record<string, unknown>>;
}

export interface FieldError {
  /** By its name, `adjustments.0.answer` further in; empty for the whole. */
  readonly field: string;
  readonly message: string;
}

/**
 * A reply of `application/problem+json` (RFC 9457), which no cache keeps. `about:blank` means that the status
 * says all (4.2.1).
 */
export function problemReply(
  { status, title, detail, errors, more }: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ ...more, type: 'about:blank', title, status, detail, errors }), {
    status,
    headers: { 'Content-Type': problemType, 'Cache-Control': 'no-store', ...headers },
  });
}

const problemSchema = v.object({
  detail: v.optional(v.string(), ''),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

/** What a reply of `problemReply` says, for a page that shows it. */
export async function readProblem(reply: Response): Promise<v.InferOutput<typeof problemSchema>> {
  return v.parse(problemSchema, await reply.clone().json());
}

/** A page in place of a refusal, with headers of the refusal such as `Retry-After`. */
export function pageOfRefusal(refusal: Response, page: Response): Response {
  const headers = new Headers(refusal.headers);
  for (const [name, value] of page.headers) headers.set(name, value);
  return new Response(page.body, { status: refusal.status, headers });
}

export const problemType = 'application/problem+json';
