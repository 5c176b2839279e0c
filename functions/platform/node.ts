import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener, RequestError } from '@hono/node-server';
import manifest from '../../package.json' with { type: 'json' };
import { textReply } from '../overview/notice-page.ts';
import type { Database } from '../ports/database.ts';
import type { Valuation } from '../ports/valuation.ts';
import { type DatabaseAddress, type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { createNodeHandler } from './node-handler.ts';

export interface ServerOptions {
  /** Holds one built folder per dealer; it may be empty, missing or rebuilt at any time. */
  readonly distDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on; without it only this machine is answered. */
  readonly host?: string | undefined;
  readonly behindProxy?: boolean;
  /** The folder of a file is made when it is not there. */
  readonly database: DatabaseAddress;
  readonly valuation?: Valuation | null;
  /** A secret by the name of its environment variable. */
  readonly secret?: (name: string) => string | undefined;
  readonly log?: (line: string) => void;
  readonly now?: () => number;
}

export interface RunningServer {
  /** The overview of the sites, as `http://localhost:4321`. */
  readonly url: string;
  readonly port: number;
  /** Lets open replies finish for a few seconds, then ends them, and closes the database. */
  readonly close: () => Promise<void>;
}

/** How long a visitor's last download may take once the server is told to stop. */
const closeGraceMs = 5000;

/** Serves the built sites and the functions. Rejects with a sentence to show when the port cannot be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host } = options;
  const database = await openDatabaseAt(options.database);
  try {
    const listener = createListener(options, database);
    // Longer than a proxy keeps its connections, or it would use one that has just been closed here.
    const newServer = () => createServer({ keepAliveTimeout: 65_000 }, listener);
    const servers = await listenOn(newServer, host, port);
    const close = async () => {
      await Promise.all(servers.map(closeServer));
      database.close();
    };
    return { url: `http://localhost:${portOf(servers[0])}`, port: portOf(servers[0]), close };
  } catch (error) {
    database.close();
    throw error;
  }
}

function createListener(options: ServerOptions, database: Database) {
  const { distDir, behindProxy = false, log = console.log, now = Date.now } = options;
  const { secret = () => undefined, valuation = null } = options;
  const { version } = manifest;
  const reportError = (error: unknown) =>
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const handler = createNodeHandler({
    distDir,
    behindProxy,
    version,
    now,
    reportError,
    database,
    secret,
    valuation,
  });
  return getRequestListener((request, { incoming }) => handler(request, incoming.socket.remoteAddress), {
    errorHandler: (error) => {
      if (error instanceof RequestError) return textReply(400, 'This request is malformed.');
      reportError(error);
      return textReply(500, 'Something went wrong here.');
    },
  });
}

/** Rejects with a sentence that names the place, and never the token. */
async function openDatabaseAt(address: DatabaseAddress): Promise<OpenDatabase> {
  try {
    if (address.url.startsWith('file:')) await mkdir(dirname(filePathOf(address.url)), { recursive: true });
    return await openDatabase(address);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database ${address.url} cannot be opened: ${reason}`, { cause });
  }
}

/** SQLite takes `file:data/x.db` for a relative path, which is no path of a file URL. */
function filePathOf(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length).replace(/\?.*$/, '');
}

/** Closes the server on the first SIGINT or SIGTERM; a second one ends the process at once. */
export function closeOnSignal(server: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

type Servers = readonly [Server, ...Server[]];

/**
 * Without a host: both loopback addresses, because browsers try either for `localhost`, and another
 * program on one of them would answer in our place.
 */
async function listenOn(newServer: () => Server, host: string | undefined, port: number): Promise<Servers> {
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

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}

/** A browser keeps its connection after the last reply: each is ended as soon as it falls idle. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const force = setTimeout(() => server.closeAllConnections(), closeGraceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(force);
      resolve();
    });
  });
}
