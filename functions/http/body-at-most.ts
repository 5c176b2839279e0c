import { bodyLimit } from 'hono/body-limit';
import { problemReply } from './problem.ts';

/** Of any request: the longest form with the longest message, many times over. */
export const mostBodyBytes = 64 * 1024;

/** Refuses a larger body with 413 before it is read, or as soon as it has become too large. */
export function bodyAtMost(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: () =>
      problemReply({
        status: 413,
        title: 'Content too large',
        detail: `This is too long to be sent: no more than ${bytes} bytes are taken here.`,
      }),
  });
}
