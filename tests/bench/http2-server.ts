import { once } from 'node:events';
import { request } from 'node:http';
import { constants, createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';

/** Connection-specific headers, which HTTP/2 forbids: https://www.rfc-editor.org/rfc/rfc9113#section-8.2.2 */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** A proxy that serves a local HTTP/1.1 server over HTTP/2 and TLS, as production hosts do. */
export async function serveHttp2(plainPort: number): Promise<{ port: number; close: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  });
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const own = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(own), host: incoming.authority };
    const forwarded = request(
      { port: plainPort, path: incoming.url, method: incoming.method, headers },
      (reply) => {
        // The browser has left the page.
        if (outgoing.stream.destroyed) {
          reply.resume();
          return;
        }
        const kept = Object.entries(reply.headers).filter(([name]) => !connectionHeaders.has(name));
        outgoing.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
        reply.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    incoming.pipe(forwarded);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, close: () => server.close() };
}
