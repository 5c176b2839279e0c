import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './app-env.ts';
import { problemReply } from './replies/problem.ts';

/** Of any request: the longest form with the longest message, many times over. */
export const mostBodyBytes = 64 * 1024;

/** Refuses a larger body with 413 before it is read, or as soon as it has become too large. */
export function limitBody(bytes: number) {
  const limit = bodyLimit({ maxSize: bytes, onError: () => tooLarge(bytes) });
  return async (c: Context<AppEnv>, next: Next): Promise<Response | undefined> => {
    let isRead = false;
    try {
      // A body without a length is read here already, to count it.
      const reply = await limit(c, () => {
        isRead = true;
        return next();
      });
      return reply ?? undefined;
    } catch (error) {
      if (isRead) throw error;
      return cutOff();
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

/** The end of the body did not come. */
export function cutOff(): Response {
  return problemReply({ status: 400, title: 'Bad request', detail: 'What was sent did not arrive whole.' });
}
