import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `silence` never answers, `hang-up` closes the connection. */
type Reaction = Answer | 'silence' | 'hang-up';

/** A local webhook receiver: records what it receives and answers as the test says. */
export async function aReceiver(react: (received: Received) => Reaction = () => ({})) {
  const received: Received[] = [];
  const listener = { react };
  const server = createServer(async (request: IncomingMessage, response) => {
    const { url: path, headers } = request;
    const one = { path, headers, body: await text(request) };
    received.push(one);
    const reaction = listener.react(one);
    if (reaction === 'silence') return;
    if (reaction === 'hang-up') return void request.socket.destroy();
    response.writeHead(reaction.status ?? 200, reaction.headers).end(reaction.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    /** Changes the answers from now on. */
    answer: (next: typeof react) => {
      listener.react = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
