/** Request timeout; drawing a document takes long, but the button must not stay busy forever. */
const TIMEOUT_MS = 60_000;

type Fetched =
  | { readonly file: Blob }
  /** An error message for the shopper. */
  | { readonly problem: string };

/** Downloads a document. On failure returns the message of the reply, or `failedText`. */
export async function fetchDocument(href: string, failedText: string): Promise<Fetched> {
  try {
    const reply = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (reply.ok) return { file: await reply.blob() };
    const isJson = reply.headers.get('Content-Type')?.includes('json') === true;
    return { problem: (isJson ? detailOf(await reply.json()) : null) ?? failedText };
  } catch {
    return { problem: failedText };
  }
}

/** The `detail` of a problem reply (RFC 9457); null if there is none. */
function detailOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return null;
  return typeof problem.detail === 'string' && problem.detail.trim() !== '' ? problem.detail : null;
}
