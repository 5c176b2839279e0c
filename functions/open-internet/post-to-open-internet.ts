import type { PostWebhook } from '../ports/post-webhook.ts';
import { askOpenInternet } from './ask-open-internet.ts';

/** `privateHosts`: host names and IP addresses in our own network that are allowed. */
export function postToOpenInternet(privateHosts: readonly string[] = []): PostWebhook {
  return async (url, { headers, body }, signal) => {
    const mayBePrivate = privateHosts.includes(new URL(url).hostname);
    const reply = await askOpenInternet(url, {
      method: 'POST',
      headers,
      body,
      signal,
      maxRedirects: 0,
      ...(mayBePrivate && { isAllowed: () => true }),
    });
    // Callers need only the status and headers of a webhook's reply.
    reply.destroy();
    const pairs = Object.entries(reply.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Response(null, { status: reply.statusCode ?? 0, headers: pairs });
  };
}
