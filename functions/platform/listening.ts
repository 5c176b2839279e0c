import type { Server } from 'node:http';

/** How long open downloads may take once the server is stopping. */
const CLOSE_GRACE_MS = 5000;

type Servers = readonly [Server, ...Server[]];

/**
 * By default listens on both loopback addresses: browsers may use either for `localhost`, and
 * another program could be listening on one of them.
 */
export async function listenOn(
  newServer: () => Server,
  host: string | undefined,
  port: number,
): Promise<Servers> {
  const first = await listen(newServer(), host ?? '127.0.0.1', port);
  if (host !== undefined) return [first];
  try {
    return [first, await listen(newServer(), '::1', portOf(first))];
  } catch (error) {
    if (port === 0 || codeOf(error) !== 'EADDRINUSE') return [first];
    await closeServer(first);
    throw error;
  }
}

function listen(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

function listenError(error: Error, host: string, port: number): Error {
  const code = codeOf(error);
  const cause = { cause: error };
  const retry = `choose another port, as in: PORT=${port === 65_535 ? 4321 : port + 1} npm start`;
  if (code === 'EADDRINUSE') {
    const text = `Port ${port} is already in use. Stop the program that uses it, or ${retry}`;
    return Object.assign(new Error(text, cause), { code });
  }
  if (code === 'EACCES') {
    return Object.assign(new Error(`Port ${port} may not be used here: ${retry}`, cause), { code });
  }
  const text = `Cannot listen on ${host}, port ${port}: ${error.message}`;
  return Object.assign(new Error(text, cause), { code });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.');
  return address.port;
}

/** Browsers keep connections open after the last reply, so each is closed as soon as it is idle. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const force = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(force);
      resolve();
    });
  });
}
