import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly method: string | undefined;
  /** Path and query. */
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
}

/**
 * A local HTTP server that stands for an outside system: answers as the test says, never for
 * `'silence'`, and records its requests.
 */
export async function localService(answer: (asked: Asked) => Answer | 'silence') {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const question = { method, path, headers, body: await text(request) };
    asked.push(question);
    const answered = answer(question);
    if (answered === 'silence') return;
    response.writeHead(answered.status ?? 200, { 'Content-Type': 'application/json', ...answered.headers });
    response.end(typeof answered.body === 'string' ? answered.body : JSON.stringify(answered.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
