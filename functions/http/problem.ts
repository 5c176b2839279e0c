/** One problem type per kind of refusal; `about:blank` means that the status says all (RFC 9457, 4.2.1). */
interface Problem {
  readonly status: number;
  readonly title: string;
  /** A sentence for the person at the other end; never an internal error's text. */
  readonly detail?: string;
}

/** A reply of `application/problem+json` (RFC 9457), which no cache keeps. */
export function problemReply(
  { status, title, detail }: Problem,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title, status, detail }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
}
