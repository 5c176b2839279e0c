import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type QuoteFigures, quoteFiguresSchema } from '#src/finance/quote.schema.ts';
import { type Lender, LenderRefusal } from '../../ports/lender.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

/**
 * The form requests a quote on every change, so quotes have a shorter timeout than applications.
 */
const defaultTimeoutMs = { quote: 4000, 'create-customer': 15_000 };
/** All visitors of a vehicle request the same quote, so quotes are cached. */
const kept = { max: 10_000, ttl: 10 * 60 * 1000 };

interface Service {
  /** Base URL of the paths `quote` and `create-customer`. */
  readonly url: string;
  /** Used for dealers without a key of their own. */
  readonly key: string | undefined;
  readonly secret: Ports['secret'];
  readonly timeoutMs?: Readonly<Record<Path, number>>;
}

type Path = 'quote' | 'create-customer';

interface Question {
  readonly path: Path;
  readonly body: unknown;
  readonly site: PublishedSite;
}

/**
 * "error field on failure" (leads and dealer §7). A message longer than a shopper would read is
 * ignored.
 */
const refusalSchema = v.object({ error: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) });
const customerSchema = v.object({ redirectUrl: v.optional(v.nullable(v.string()), null) });

/**
 * YouX over HTTP. Its API is not publicly documented: requests and replies are the fields of the
 * specification (leads and dealer §7) as JSON, with the key as a bearer token. A reply with `error`
 * is a refusal with a message for the shopper; any other unexpected reply is a failure. Quotes are
 * cached for ten minutes.
 */
export function youxLender(service: Service): Lender {
  const { url, key: platformKey, secret, timeoutMs = defaultTimeoutMs } = service;
  const quotes = new LRUCache<string, QuoteFigures>(kept);
  const base = url.endsWith('/') ? url : `${url}/`;

  const keyOf = ({ settings }: PublishedSite) => {
    const { keyVariable } = settings.finance.youx;
    return keyVariable === null ? platformKey : secret(keyVariable);
  };

  async function ask<T>({ path, body, site }: Question, schema: v.GenericSchema<unknown, T>) {
    const key = keyOf(site);
    const reply = await fetch(new URL(path, base), {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
      // A redirect would send the key and the applicant's data to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs[path]),
    });
    return readAnswer(path, reply, schema);
  }

  return {
    quote: async (site, { deposit = 0, ...asked }) => {
      // The specification has no field for a deposit, so it is subtracted from the price.
      const body = { ...asked, purchasePrice: asked.purchasePrice - deposit };
      const question = JSON.stringify([site.slug, body]);
      let figures = quotes.get(question);
      if (figures === undefined) {
        figures = await ask({ path: 'quote', body, site }, quoteFiguresSchema);
        quotes.set(question, figures);
      }
      return { ...figures, isEstimate: false, basis: site.settings.finance.youx.basis };
    },
    createCustomer: async (site, body) => ask({ path: 'create-customer', body, site }, customerSchema),
  };
}

/** Errors are logged, so they contain nothing of the request or the reply. */
async function readAnswer<T>(path: string, reply: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const answer: unknown = await reply.json().catch(() => undefined);
  const refusal = v.safeParse(refusalSchema, answer);
  // Messages of server errors, rate limits and rejected keys are not meant for shoppers.
  const isInTrouble =
    reply.status >= 500 || reply.status === 429 || reply.status === 401 || reply.status === 403;
  if (refusal.success && !isInTrouble) throw new LenderRefusal(refusal.output.error);
  if (!reply.ok) throw new Error(`YouX answered ${path} with ${reply.status}.`);
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new Error(`YouX answered ${path} with an unexpected reply.`);
  return result.output;
}
