import { problemReply } from '../../http/replies/problem.ts';

/**
 * The refusal of a code. The message is the same whether the code was wrong, expired, used, tried
 * too often or never sent. `field` is the name of the request field.
 */
export function refusedCode(message: string, field = 'code'): Response {
  const errors = [{ field, message }];
  return problemReply({ status: 422, title: 'Unprocessable content', detail: message, errors });
}
