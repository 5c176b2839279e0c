import { problemReply } from '../../http/replies/problem.ts';

/**
 * What a code is refused with: one sentence whether it was wrong, too old, used, tried too often or never sent.
 * `field`: its name in what was sent.
 */
export function refusedCode(message: string, field = 'code'): Response {
  const errors = [{ field, message }];
  return problemReply({ status: 422, title: 'Unprocessable content', detail: message, errors });
}
