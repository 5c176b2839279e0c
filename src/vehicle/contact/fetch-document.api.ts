/** Longer than any document takes; without an end the button would stay busy for ever. */
const PATIENCE_MS = 60_000;

type Fetched =
  | { readonly file: Blob }
  /** A sentence for the shopper. */
  | { readonly problem: string };

/** Fetches a document. What goes wrong is told in the reply's own words, or by `failedText` where it has none. */
export async function fetchDocument(href: string, failedText: string): Promise<Fetched> {
  try {
    const reply = await fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (reply.ok) return { file: await reply.blob() };
    const isJson = reply.headers.get('Content-Type')?.includes('json') === true;
    return { problem: (isJson ? detailOf(await reply.json()) : null) ?? failedText };
  } catch {
    return { problem: failedText };
  }
}

/** What a problem reply (RFC 9457) says to people; null when it says nothing. */
function detailOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return null;
  return typeof problem.detail === 'string' && problem.detail.trim() !== '' ? problem.detail : null;
}
