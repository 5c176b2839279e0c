import { createServer, type RequestListener, type Server } from 'node:http';
import manifest from '../../package.json' with { type: 'json' };
import { outboxMessages } from '../account/codes/outbox-messages.ts';
import { startNotifyingWatchers } from '../account/notices/notify-watchers.ts';
import { createDailyCounter, startWritingCounts } from '../analytics/daily-counter.ts';
import { startReservationRounds } from '../checkout/deposit/deposit-rounds.ts';
import { stripePayments } from '../checkout/stripe/stripe-payments.ts';
import { dealerLender } from '../finance/lenders/dealer-lender.ts';
import { startHousekeeping } from '../housekeeping.ts';
import { errorText } from '../http/replies/error-text.ts';
import type { DeliveryTimes } from '../leads/delivery/delivery-ports.ts';
import { type DeliveryRounds, startDeliveryRounds } from '../leads/delivery/delivery-rounds.ts';
import { nodeLeadFiles } from '../leads/delivery/node-lead-files.ts';
import { embeddedGeocoder } from '../locations/embedded-geocoder.ts';
import { postToOpenInternet } from '../open-internet/post-to-open-internet.ts';
import type { Database } from '../ports/database.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import type { Mail } from '../ports/mail.ts';
import type { Ports } from '../ports/ports.ts';
import type { RegoLookup } from '../ports/rego-lookup.ts';
import type { TextMessages } from '../ports/text-messages.ts';
import type { TradePrices } from '../ports/trade-prices.ts';
import type { Valuation } from '../ports/valuation.ts';
import { createPublishedData } from '../static/published/published-data.ts';
import { watchPublishedSites } from '../static/published/published-sites.ts';
import type { DatabaseAddress } from '../storage/client-database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { databaseFile } from './database/database-file.ts';
import { openDatabaseThread } from './database/database-thread.ts';
import { openOrRetry, type RetriedDatabase } from './database/open-or-retry.ts';
import { closeServer, listenOn, portOf } from './listening.ts';
import { createNodeHandler, type NodeProgram } from './node-handler.ts';
import { requestListener } from './request-listener.ts';
import { webChance } from './web-chance.ts';

export interface ServerOptions {
  /** Contains one built folder per dealer. It may be empty, missing or rebuilt at any time. */
  readonly distDir: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** The address to listen on; only the local machine by default. */
  readonly host?: string | undefined;
  readonly behindProxy?: boolean;
  /** The folder of a database file is created if it is missing. */
  readonly database: DatabaseAddress;
  /** The compiled pages; without them no page can be rendered on demand. */
  readonly openProgram?: () => Promise<NodeProgram>;
  readonly valuation?: Valuation | null;
  /** Without a provider, messages are stored in the database. */
  readonly textMessages?: TextMessages | undefined;
  /** Prints one-time codes when there is no provider; never use it on a public server. */
  readonly showCode?: (line: string) => void;
  readonly regoLookup?: RegoLookup | null;
  readonly tradePrices?: TradePrices | null;
  /** Used for dealers whose settings select it; null uses the rate table for them too. */
  readonly youx?: { readonly url: string; readonly key: string | undefined } | null;
  /** Without it the bundled postcode table is used. */
  readonly geocoder?: Geocoder | undefined;
  /** Folder for leads that a dealer's own software collects; without it such leads wait. */
  readonly leadsDir?: string;
  readonly mail?: Mail | null;
  /** Base URL of Stripe's API; Stripe's own by default. */
  readonly stripeUrl?: string | undefined;
  /** Hosts in our own network that webhooks may reach: see `WEBHOOK_PRIVATE_HOSTS` in `env.ts`. */
  readonly privateHosts?: readonly string[] | undefined;
  readonly deliveryTimes?: Partial<DeliveryTimes>;
  /** Reads a secret by the name of its environment variable. */
  readonly secret?: (name: string) => string | undefined;
  readonly log?: (line: string) => void;
  readonly now?: () => number;
  /** Timeout for receiving a request, head and body. */
  readonly requestTimeoutMs?: number;
  /** How long a connection with an unfinished reply may take nothing of it. */
  readonly stalledTimeoutMs?: number;
}

export interface RunningServer {
  /** URL of the overview of sites, such as `http://localhost:4321`. */
  readonly url: string;
  readonly port: number;
  /**
   * Waits some seconds for open replies and deliveries, aborts the rest, and closes the database.
   */
  readonly close: () => Promise<void>;
}

/** Each connection costs a file descriptor and memory. Further ones are closed at once. */
const MAX_CONNECTIONS = 800;

/** A refused connection gets no reply, so the log reports it, at most once per interval. */
const DROP_LOG_INTERVAL_MS = 60_000;

/**
 * Serves the built sites and the functions, also while the database cannot be opened. Rejects with
 * a sentence for the operator when the port is not available.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host, now = Date.now } = options;
  const database = await openDatabaseAt(options);
  let deliveries: DeliveryRounds | undefined;
  try {
    const counter = createDailyCounter({ database, reportError: errorLog(options) });
    const listener = createListener(options, { database, counter, leadsArrived: () => deliveries?.wake() });
    const newServer = () => newServerFor(options, listener);
    const servers = await listenOn(newServer, host, port);
    const rounds = startDeliveries(options, database);
    deliveries = rounds;
    const endHousekeeping = startHousekeeping({
      database,
      listSites: watchPublishedSites(options.distDir, now),
      now,
      reportError: errorLog(options),
    });
    const endReservationRounds = startReservations(options, database, () => rounds.wake());
    const endTellingWatchers = startWatchers(options, database);
    const endCounting = startWritingCounts(counter);
    const close = async () => {
      endHousekeeping();
      endReservationRounds();
      endTellingWatchers();
      await Promise.all([...servers.map(closeServer), rounds.stop()]);
      await endCounting();
      await database.close();
    };
    return { url: `http://localhost:${portOf(servers[0])}`, port: portOf(servers[0]), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function newServerFor(options: ServerOptions, listener: RequestListener): Server {
  const { requestTimeoutMs = 30_000, stalledTimeoutMs = 120_000, behindProxy = false } = options;
  const server = createServer(
    {
      // Longer than a proxy's own timeout, so that the proxy closes idle connections first:
      // otherwise it could send a request into one that was just closed. Browsers retry by
      // themselves and open six connections each, so theirs are closed sooner.
      keepAliveTimeout: behindProxy ? 65_000 : 10_000,
      // Node answers slower requests with 408 and closes the connection.
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(15_000, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(5000, requestTimeoutMs),
    },
    listener,
  );
  server.maxConnections = MAX_CONNECTIONS;
  // Without it, a few hundred visitors who ask for a film and read none of it would keep out all others.
  server.timeout = stalledTimeoutMs;
  logDrops(server, options);
  return server;
}

function logDrops(server: Server, { now = Date.now, ...options }: ServerOptions): void {
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (Math.abs(now() - loggedAtMs) < DROP_LOG_INTERVAL_MS) return;
    loggedAtMs = now();
    errorLog(options)(new Error(`More than ${MAX_CONNECTIONS} connections are open: others are refused.`));
  });
}

function errorLog({ log = console.log }: ServerOptions): (error: unknown) => void {
  return (error) => log(errorText(error));
}

function startDeliveries(options: ServerOptions, database: Database): DeliveryRounds {
  const { distDir, leadsDir, mail = null, now = Date.now, secret = () => undefined } = options;
  const { deliveryTimes, privateHosts } = options;
  return startDeliveryRounds({
    database,
    publishedSite: createPublishedData(distDir),
    leadFiles: leadsDir === undefined ? null : nodeLeadFiles(leadsDir),
    postWebhook: postToOpenInternet(privateHosts),
    mail,
    secret,
    now,
    chance: webChance,
    reportError: errorLog(options),
    ...(deliveryTimes && { times: deliveryTimes }),
  });
}

function startReservations(options: ServerOptions, database: Database, leadsArrived: () => void) {
  const { distDir, mail = null, now = Date.now, secret = () => undefined, stripeUrl: url } = options;
  return startReservationRounds({
    database,
    publishedSite: createPublishedData(distDir),
    mail,
    payments: stripePayments({ url, secret }),
    now,
    chance: webChance,
    leadsArrived,
    reportError: errorLog(options),
  });
}

function startWatchers(options: ServerOptions, database: Database): () => void {
  const { distDir, mail = null, now = Date.now } = options;
  return startNotifyingWatchers({
    database,
    listSites: watchPublishedSites(distDir, now),
    publishedSite: createPublishedData(distDir),
    textMessages: textMessagesOf(options, database),
    mail,
    now,
    chance: webChance,
    reportError: errorLog(options),
  });
}

function textMessagesOf(options: ServerOptions, database: Database): TextMessages {
  const { textMessages, showCode: show, now = Date.now } = options;
  return textMessages ?? outboxMessages({ database, chance: webChance, now, show });
}

function noProgram(): Promise<never> {
  return Promise.reject(
    new Error('This server was started without the compiled pages, so it cannot render pages on demand.'),
  );
}

function createListener(
  options: ServerOptions,
  { database, ...live }: Pick<Ports, 'database' | 'counter' | 'leadsArrived'>,
) {
  const { distDir, behindProxy = false, now = Date.now } = options;
  const { secret = () => undefined, valuation = null, regoLookup = null, tradePrices = null } = options;
  const { youx = null, geocoder = embeddedGeocoder() } = options;
  const { mail = null, stripeUrl, openProgram } = options;
  const { version } = manifest;
  const reportError = errorLog(options);
  const handler = createNodeHandler({
    openProgram: openProgram ?? noProgram,
    distDir,
    behindProxy,
    version,
    now,
    reportError,
    database,
    secret,
    valuation,
    textMessages: textMessagesOf(options, database),
    chance: webChance,
    regoLookup,
    tradePrices,
    mail,
    payments: stripePayments({ url: stripeUrl, secret }),
    lender: dealerLender({ youx, now, secret }),
    geocoder,
    ...live,
  });
  return requestListener({ answer: handler, reportError });
}

/** A database file is opened in a worker thread. */
function openDatabaseAt(options: ServerOptions): Promise<RetriedDatabase> {
  const { database: address, log = console.log } = options;
  const isFile = databaseFile(address.url) !== null;
  return openOrRetry({
    name: address.url,
    open: () => (isFile ? openDatabaseThread(address.url, errorLog(options)) : openDatabase(address)),
    log,
    // An attempt that is due does not keep a closed server running.
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
  });
}

/** Closes the server on the first SIGINT or SIGTERM; a second one ends the process at once. */
export function closeOnSignal(server: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}
