/** Longer than any document takes; without an end the button would stay busy for ever. */
const PATIENCE_MS = 60_000;

/** What a problem reply (RFC 9457) says to people; null when it says nothing. */
function detailOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return null;
  return typeof problem.detail === 'string' && problem.detail.trim() !== '' ? problem.detail : null;
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE_MS);
}

/**
 * Fetches a document and hands it to the browser as a download. Null when that went well, else a sentence
 * for the shopper: the reply's own, or `failedText` where it has none.
 */
export async function downloadFile(href: string, name: string, failedText: string): Promise<string | null> {
  try {
    const reply = await fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (reply.ok) {
      save(await reply.blob(), name);
      return null;
    }
    const isJson = reply.headers.get('Content-Type')?.includes('json') === true;
    return (isJson ? detailOf(await reply.json()) : null) ?? failedText;
  } catch {
    return failedText;
  }
}
