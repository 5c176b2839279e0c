/** An outside service that answers questions about one thing, over HTTP. */
export interface QuestionService {
  /** Where the question is posted to. */
  readonly url: string;
  readonly key: string | undefined;
  readonly patienceMs?: number | undefined;
}

const usualPatienceMs = 4000;

/**
 * Posts a question as JSON with the key as bearer token; gives the answer's text, null for 404. Rejects with
 * "{name} answered 503.", which repeats nothing of the question, and when it takes longer than the patience.
 */
export async function askService(
  { url, key, patienceMs = usualPatienceMs }: QuestionService,
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
    signal: AbortSignal.timeout(patienceMs),
  });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}.`);
  return reply.text();
}
