import { type IncomingMessage, request } from 'node:http';
import { siteUrl, testPort } from '../setup/sites.ts';
import type { Dealer } from './dealers.ts';

interface Reply {
  readonly status: number;
  readonly text: string;
  /** `name=value` of each cookie in the response. */
  readonly cookies: readonly string[];
}

interface Asking {
  /** The JSON to post; without it the request is a GET. */
  readonly body?: object;
  readonly cookies?: readonly string[];
  /** JSON by default. */
  readonly accept?: string;
}

/** Sends a request from Node to 127.0.0.1, because only the browser resolves the hosts of the test sites. */
export function ask(
  dealer: Dealer,
  path: string,
  { body, cookies = [], accept = 'application/json' }: Asking = {},
): Promise<Reply> {
  const { host } = new URL(siteUrl(dealer));
  return new Promise((resolve, reject) => {
    const headers = { host, accept, cookie: cookies.join('; ') };
    const asked = request(
      {
        ...{ host: '127.0.0.1', port: testPort, path },
        ...(body === undefined
          ? { headers }
          : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }),
      },
      (reply) => replyOf(reply).then(resolve, reject),
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function replyOf(reply: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(Buffer.from(chunk));
  const cookies = (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
  return { status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString(), cookies };
}
