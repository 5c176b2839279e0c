import { once } from 'node:events';
import { request } from 'node:http';
import { constants, createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';

/** Headers of one connection, which HTTP/2 forbids: https://www.rfc-editor.org/rfc/rfc9113#section-8.2.2 */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Serves over HTTP/2, as every host of sites does, what a server on this machine answers over HTTP/1.1. */
export async function serveHttp2(plainPort: number): Promise<{ port: number; close: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  });
  const server = createSecureServer({ key, cert }, (asked, answered) => {
    const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(own), host: asked.authority };
    const forwarded = request(
      { port: plainPort, path: asked.url, method: asked.method, headers },
      (reply) => {
        // The browser has left the page.
        if (answered.stream.destroyed) {
          reply.resume();
          return;
        }
        const kept = Object.entries(reply.headers).filter(([name]) => !ofConnection.has(name));
        answered.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
        reply.pipe(answered);
      },
    );
    forwarded.on('error', () => answered.stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    asked.pipe(forwarded);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, close: () => server.close() };
}
