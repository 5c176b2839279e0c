import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { problemReply } from './problem.ts';

/** Refuses a larger body with 413 before it is read. */
export function jsonLimit(maxBytes: number) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () =>
      problemReply({
        status: 413,
        title: 'Content too large',
        detail: `No more than ${maxBytes} bytes are taken here.`,
      }),
  });
}

type JsonBody<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reply: Response };

/**
 * The body as JSON of a shape, whatever its media type: `sendBeacon` calls a text `text/plain`. The refusal is
 * 400 when it is no JSON, 422 when it does not fit.
 */
export async function readJson<T>(
  request: Request,
  schema: v.GenericSchema<unknown, T>,
): Promise<JsonBody<T>> {
  const body = parseJson(await request.text());
  if (body === undefined) {
    return refused(400, 'Bad request', 'The body is not JSON.');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return { ok: true, value: result.output };
  return refused(422, 'Unprocessable content', result.issues.map(sentence).join(' '));
}

function refused(status: number, title: string, detail: string): JsonBody<never> {
  return { ok: false, reply: problemReply({ status, title, detail }) };
}

function sentence(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
