import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { textReply } from '../overview/notice-page.ts';

interface ListenerOptions {
  /** `address` is the IP address of the connection. */
  readonly answer: (request: Request, address: string) => Response | Promise<Response>;
  readonly reportError: (error: unknown) => void;
}

const MALFORMED = 'This request is malformed.';

/**
 * The `node:http` listener of all our servers: passes on web-standard requests and answers 400 to
 * malformed ones.
 */
export function requestListener({ answer, reportError }: ListenerOptions): RequestListener {
  const listener = getRequestListener(
    (request, { incoming }) => answer(request, incoming.socket.remoteAddress ?? ''),
    {
      errorHandler: (error) => {
        if (error instanceof RequestError) return textReply(400, MALFORMED);
        reportError(error);
        return textReply(500, 'Something went wrong here.');
      },
    },
  );
  return (incoming, outgoing) => {
    if (countOf(incoming.rawHeaders, 'host') <= 1) return void listener(incoming, outgoing);
    outgoing.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
    outgoing.end(`${MALFORMED}\n`);
  };
}

/**
 * How often a header occurs. With several `Host` headers Node keeps the first, while a proxy may
 * have used the last; RFC 9112, 3.2 requires a 400.
 */
function countOf(rawHeaders: readonly string[], name: string): number {
  return rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length;
}
