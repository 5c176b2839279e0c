import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './app-env.ts';
import { problemReply } from './replies/problem.ts';

/** Many times the size of the longest form with the longest message. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Answers 413 for a larger body: before it is read, or as soon as it exceeds the limit. */
export function limitBody(bytes: number) {
  const limit = bodyLimit({ maxSize: bytes, onError: () => tooLarge(bytes) });
  return async (c: Context<AppEnv>, next: Next): Promise<Response | undefined> => {
    let isRead = false;
    try {
      // A body without `Content-Length` has already been read here, to measure it.
      const reply = await limit(c, () => {
        isRead = true;
        return next();
      });
      return reply ?? undefined;
    } catch (error) {
      if (isRead) throw error;
      return bodyCutOff();
    }
  };
}

function tooLarge(bytes: number): Response {
  return problemReply({
    status: 413,
    title: 'Content too large',
    detail: `This is too long to be sent: no more than ${bytes} bytes are taken here.`,
  });
}

/** The connection ended before the whole body arrived. */
export function bodyCutOff(): Response {
  return problemReply({ status: 400, title: 'Bad request', detail: 'What was sent did not arrive whole.' });
}
