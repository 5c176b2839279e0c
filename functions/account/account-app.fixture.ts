import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { createApp } from '../app.ts';
import type { Database } from '../ports/database.ts';
import type { Payments } from '../ports/payments.ts';
import { countedChance, testPorts, testStartMs } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import type { TextMessage, TextMessages } from '../ports/text-messages.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';

interface Given {
  /** Changes to the settings. */
  readonly account?: (defaults: Settings['account']) => Settings['account'];
  readonly vehicles?: readonly Vehicle[];
  /** Files of the build, by path relative to the site root. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** Replaces the default SMS provider, which accepts every message. */
  readonly send?: TextMessages['send'];
  /** Replaces the default payment provider, which fails when it is called. */
  readonly payments?: Payments;
}

interface Visit {
  readonly method?: string;
  /** A string is sent as a form body, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export type AccountApp = Awaited<ReturnType<typeof accountApp>>;
export type Browser = ReturnType<AccountApp['browser']>;

export const phone = '0412345678';

/**
 * Two dealers, `city-motors` and `other-motors`, that share one database; tests advance the clock.
 */
export async function accountApp(
  defaults: Settings,
  { account = (same) => same, vehicles = [], files = {}, send, payments }: Given = {},
) {
  const database = await temporaryDatabase();
  const settings = { ...defaults, account: account(defaults.account) };
  const slugs = ['city-motors', 'other-motors'];
  let stock = vehicles;
  let nowMs = testStartMs;
  const messages: TextMessage[] = [];
  const errors: unknown[] = [];
  const chance = countedChance();
  const textMessages: TextMessages = {
    send: async (message, signal) => {
      messages.push(message);
      await send?.(message, signal);
    },
  };

  const listSites = async () =>
    slugs.map((slug) => ({
      ...{ slug, hosts: [`www.${slug}.example`], languageOf: settings.site.languageOf },
    }));

  /** Creates a server on the given database; several servers may share one. */
  const server = (ownDatabase: Database) =>
    createApp(
      testPorts({
        database: ownDatabase,
        textMessages,
        ...(payments && { payments }),
        chance,
        listSites,
        publishedSite: async (slug) => ({ ...aPublishedSite({ settings, vehicles: stock, files }), slug }),
        now: () => nowMs,
        reportError: (error) => errors.push(error),
      }),
    );
  const app = server(database);

  const browser = (origin = 'http://city-motors.localhost:4321', site = app) =>
    browserOf(site, origin, () => messages.at(-1)?.code);

  return {
    app,
    server,
    database,
    messages,
    errors,
    settings,
    listSites,
    now: () => nowMs,
    browser,
    wait: (ms: number) => {
      nowMs += ms;
    },
    /** Publishes a new build with this stock. */
    publish: (next: readonly Vehicle[]) => {
      stock = next;
    },
    rows: async (sql: string) => (await database.execute({ sql })).map((row) => ({ ...row })),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

type App = ReturnType<typeof createApp>;

/** A browser with a cookie jar. Its IP address is unknown unless a request sets one. */
function browserOf(site: App, origin: string, lastCode: () => string | undefined) {
  const cookies = new Map<string, string>();
  const ask = async (path: string, { method = 'GET', body, headers = {}, address = '' }: Visit = {}) => {
    const isForm = typeof body === 'string';
    const reply = await site.request(
      `${origin}${path}`,
      {
        method,
        headers: {
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && {
            'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      },
      { address },
    );
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  const post = (path: string, body: unknown, visit: Visit = {}) =>
    ask(path, { method: 'POST', body, ...visit });
  return {
    cookies,
    ask,
    post,
    isSignedIn: async () => (await (await ask('/api/account')).json()).signed_in === true,
    /** Requests a code and submits it. */
    signIn: async (number = phone) => {
      await post('/api/account/code', { phone: number });
      return post('/api/account/verify', { phone: number, code: lastCode() });
    },
  };
}

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
