import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type QuoteFigures, quoteFiguresSchema } from '#src/finance/quote.schema.ts';
import { type Lender, LenderRefusal } from '../../ports/lender.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

/** Quotes are asked for with every change of the form, so they must not take as long as an application. */
const usualPatienceMs = { quote: 4000, 'create-customer': 15_000 };
/** The same car is asked for by everyone who looks at it. */
const kept = { max: 10_000, ttl: 10 * 60 * 1000 };

interface Service {
  /** Its paths are `quote` and `create-customer`. */
  readonly url: string;
  /** For dealers who have no key of their own. */
  readonly key: string | undefined;
  readonly secret: Ports['secret'];
  readonly patienceMs?: Readonly<Record<Path, number>>;
}

type Path = 'quote' | 'create-customer';

interface Question {
  readonly path: Path;
  readonly body: unknown;
  readonly site: PublishedSite;
}

/** "error field on failure" (leads and dealer §7); words longer than a shopper reads are none. */
const refusalSchema = v.object({ error: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) });
const customerSchema = v.object({ redirectUrl: v.optional(v.nullable(v.string()), null) });

/**
 * YouX over HTTP. Its documentation is not public: what is sent and read are the fields of the specification
 * (leads and dealer §7) as JSON, the key as bearer token. A reply with `error` is the lender's refusal, in its
 * words; any other that does not fit is a failure. Quotes are kept for ten minutes.
 */
export function youxLender(service: Service): Lender {
  const { url, key: platformKey, secret, patienceMs = usualPatienceMs } = service;
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
      // The key and the applicant are for this address only.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs[path]),
    });
    return readAnswer(path, reply, schema);
  }

  return {
    quote: async (site, { deposit = 0, ...asked }) => {
      // The specification has no field for a deposit: the quote is for the rest of the price.
      const body = { ...asked, purchasePrice: asked.purchasePrice - deposit };
      const question = JSON.stringify([site.slug, body]);
      const figures = quotes.get(question) ?? (await ask({ path: 'quote', body, site }, quoteFiguresSchema));
      quotes.set(question, figures, { noUpdateTTL: true });
      return { ...figures, isEstimate: false, basis: site.settings.finance.youx.basis };
    },
    createCustomer: async (site, body) => ask({ path: 'create-customer', body, site }, customerSchema),
  };
}

/** Errors say what went wrong, and nothing of what was sent or answered: they are logged. */
async function readAnswer<T>(path: string, reply: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const answer: unknown = await reply.json().catch(() => undefined);
  const refusal = v.safeParse(refusalSchema, answer);
  // Messages of server errors, rate limits and rejected keys are not meant for shoppers.
  const isInTrouble =
    reply.status >= 500 || reply.status === 429 || reply.status === 401 || reply.status === 403;
  if (refusal.success && !isInTrouble) throw new LenderRefusal(refusal.output.error);
  if (!reply.ok) throw new Error(`YouX answered ${path} with ${reply.status}.`);
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new Error(`YouX answered ${path} with something else than agreed.`);
  return result.output;
}
