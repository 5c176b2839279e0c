import manifest from '../../../package.json' with { type: 'json' };
import { outboxMessages } from '../../account/codes/outbox-messages.ts';
import { notifyWatchers } from '../../account/notices/notify-watchers.ts';
import { createDailyCounter } from '../../analytics/daily-counter.ts';
import { createApp } from '../../app.ts';
import { processDueReservations } from '../../checkout/deposit/deposit-rounds.ts';
import { stripePayments } from '../../checkout/stripe/stripe-payments.ts';
import type { Env } from '../../env.ts';
import { dealerLender } from '../../finance/lenders/dealer-lender.ts';
import { runHousekeeping } from '../../housekeeping.ts';
import { errorText } from '../../http/replies/error-text.ts';
import { createPages } from '../../http/replies/rendered-pages.ts';
import { lowerCaseFunctionPath } from '../../http/site/function-path.ts';
import { isGatedFile } from '../../http/site/gated-file.ts';
import { deliverDue } from '../../leads/delivery/deliver-due.ts';
import { embeddedGeocoder } from '../../locations/embedded-geocoder.ts';
import type { Database } from '../../ports/database.ts';
import type { PagesProgram } from '../../ports/pages.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PostWebhook } from '../../ports/post-webhook.ts';
import { createSearchReader } from '../../search/published-search.ts';
import type { DatabaseAddress } from '../../storage/client-database.ts';
import { outsideSystems } from '../outside-systems.ts';
import { webChance } from '../web-chance.ts';

/** What differs between serverless hosts. */
interface CloudParts extends Pick<Ports, 'listSites' | 'publishedSite' | 'documentPrinter' | 'secret'> {
  readonly env: Env;
  readonly program: () => Promise<PagesProgram>;
  readonly postWebhook: PostWebhook;
  readonly openDatabase: (address: DatabaseAddress) => Promise<Database>;
}

/** Request data that only the host knows. */
interface Visit {
  /** The visitor's IP address as seen by the host. */
  readonly address: string;
  /**
   * Keeps the process alive for work after the reply. Null if the host stops it with the reply;
   * leads are then sent in the next scheduled round.
   */
  readonly waitUntil: ((work: Promise<unknown>) => void) | null;
}

export interface CloudHost {
  readonly answer: (request: Request, visit: Visit) => Promise<Response>;
  /** Whether `answer` must handle an address although a static page exists. */
  readonly isGatedFile: (url: URL) => Promise<boolean>;
  /** Sends due leads and deletes expired data; for the host's schedule, every few minutes. */
  readonly round: () => Promise<void>;
}

/** Runs the functions on a serverless host. Throws unless `DATABASE_URL` names a server. */
export function createCloudHost({
  env,
  program,
  openDatabase,
  postWebhook,
  ...given
}: CloudParts): CloudHost {
  const address = serverAddressOf(env);
  let hasArrivals = false;
  const database = lazyDatabase(() => openDatabase(address));
  const counter = createDailyCounter({ database, reportError });
  const ports = portsOf(env, {
    ...given,
    pages: createPages({ program, now: () => Date.now() }),
    database,
    counter,
    leadsArrived: () => {
      hasArrivals = true;
    },
  });
  const app = createApp(ports);
  const readSearch = createSearchReader();
  const deliver = () => deliverDue({ ...ports, postWebhook, leadFiles: null });
  return {
    answer: async (request, { address: visitor, waitUntil }) => {
      const { pathname, search } = new URL(request.url);
      const lower = lowerCaseFunctionPath(pathname, search);
      if (lower !== null) return new Response(null, { status: 308, headers: { Location: lower + search } });
      const reply = await app.fetch(request, { address: visitor });
      // The process may end after any reply, so nothing is left in memory.
      const counted = counter.flush();
      if (waitUntil === null) await counted;
      else waitUntil(counted);
      // One round also sends leads stored by concurrent requests, so the first to finish runs it.
      if (hasArrivals && waitUntil !== null) {
        hasArrivals = false;
        waitUntil(deliver().catch(ports.reportError));
      }
      return reply;
    },
    isGatedFile: (url) => isGatedFile(ports, url),
    round: async () => {
      // Hosts stop the program once the round ends, so a part that fails must not end the others.
      const parts = await Promise.allSettled([
        deliver(),
        runHousekeeping(ports),
        processDueReservations(ports),
        notifyWatchers(ports, readSearch),
      ]);
      const reasons = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
      const [first, ...others] = reasons;
      for (const reason of others) reportError(reason);
      if (reasons.length > 0) throw first;
    },
  };
}

type GivenPorts = Pick<
  Ports,
  | 'listSites'
  | 'publishedSite'
  | 'pages'
  | 'documentPrinter'
  | 'database'
  | 'counter'
  | 'secret'
  | 'leadsArrived'
>;

function portsOf(env: Env, given: GivenPorts): Ports {
  const { youx, textMessages, geocoder, stripeUrl, ...outside } = outsideSystems(env);
  const { database, secret } = given;
  const now = () => Date.now();
  return {
    ...given,
    ...outside,
    textMessages: textMessages ?? outboxMessages({ database, chance: webChance, now }),
    payments: stripePayments({ url: stripeUrl, secret }),
    lender: dealerLender({ youx, now, secret }),
    geocoder: geocoder ?? embeddedGeocoder(),
    chance: webChance,
    version: manifest.version,
    now,
    reportError,
  };
}

function serverAddressOf({ DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken }: Env): DatabaseAddress {
  if (url === undefined || url.startsWith('file:')) {
    throw new Error('DATABASE_URL must name a libSQL server: this host deletes files when the program ends.');
  }
  return { url, authToken };
}

const reportError = (error: unknown) => console.error(errorText(error));

/** Opened on first use; after a failure the next use tries again. */
function lazyDatabase(open: () => Promise<Database>): Database {
  let opening: Promise<Database> | undefined;
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    execute: async (statement) => (await opened()).execute(statement),
    transact: async (statements) => (await opened()).transact(statements),
  };
}
