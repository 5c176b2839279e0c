/** An outside HTTP service that answers one kind of question. */
export interface QuestionService {
  /** The question is posted to this URL. */
  readonly url: string;
  readonly key: string | undefined;
  readonly timeoutMs?: number | undefined;
}

const DEFAULT_TIMEOUT_MS = 4000;

/**
 * Posts a question as JSON with the key as a bearer token; returns the reply's text, or null for
 * 404. Rejects on a timeout and with "{name} answered 503.", which contains nothing of the
 * question.
 */
export async function askService(
  { url, key, timeoutMs = DEFAULT_TIMEOUT_MS }: QuestionService,
  name: string,
  question: string,
): Promise<string | null> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: question,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}.`);
  return reply.text();
}
