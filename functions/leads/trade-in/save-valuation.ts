import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/app-env.ts';
import { hmacSha256 } from '../../http/digest.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { limitBody } from '../../http/limit-body.ts';
import { readBody } from '../../http/read-body.ts';
import { notFoundProblem, problemReply } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { takeFromAddress } from '../../http/visitor/address-limit.ts';
import type { Ports } from '../../ports/ports.ts';
import { idempotencyKeyOf } from '../store/idempotency-key.ts';

/** A supplier's result for a car has a few hundred bytes. */
const MAX_BYTES = 16 * 1024;

/** "valuation result plus column_name 'valuation' (one site flag)" (leads and dealer §7). */
const resultSchema = v.looseObject({ column_name: v.literal('valuation') });

const savedSchema = v.object({ success: v.literal(true) });

export const saveValuationEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/miscellaneous',
    summary:
      'Stores the valuation result shown on a page, once: with the token of the trade-in as the ' +
      'Idempotency-Key, a reloaded page stores nothing again',
    body: resultSchema,
    replies: {
      200: { description: 'The same result was stored before under this key', schema: savedSchema },
      201: { description: 'Stored', schema: savedSchema },
      404: { description: 'This dealer stores none' },
      500: { description: 'It could not be stored' },
    },
  },
];

/** `POST /api/miscellaneous`: stores the result as sent by the browser, which is untrusted. */
export function saveValuationRoutes(ports: Ports) {
  return new Hono<AppEnv>().post('/api/miscellaneous', limitBody(MAX_BYTES), publishedSiteOf(ports), (c) =>
    save(c, ports),
  );
}

async function save(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { saveResults, texts } = c.var.published.settings.valuation;
  if (!saveResults) return notFoundProblem(texts.saveFailed);
  const sent = await readBody(c, resultSchema);
  if (!sent.ok) return sent.reply;
  const { column_name: column, ...result } = sent.value;
  try {
    return await saveOnce(c, ports, column, JSON.stringify(result));
  } catch (error) {
    ports.reportError(error);
    return problemReply({ status: 500, title: 'Not kept', detail: texts.saveFailed });
  }
}

/** A repeated request is answered before the rate limit: reloading a page must not count. */
async function saveOnce(c: Context<AppEnv>, ports: Ports, column: string, result: string): Promise<Response> {
  const { database, chance, now } = ports;
  const { slug: site, settings } = c.var.published;
  const key = idempotencyKeyOf(c.req.raw, null);
  // The key is the shopper's secret and is not stored. Another result under the same key becomes
  // another row.
  const id =
    key === null ? chance.id() : hmacSha256(`valuation ${key}`, JSON.stringify([site, column, result]));
  const known = await database.execute({ sql: 'SELECT 1 FROM valuations WHERE id = ?', args: [id] });
  if (known.length > 0) return c.json({ success: true }, 200);
  const limit = { rate: settings.valuation.limits.perAddress, tooMany: settings.leads.texts.tooMany };
  const tooMany = await takeFromAddress(c, ports, { what: 'valuation', ...limit });
  if (tooMany !== null) return tooMany;
  const added = await database.execute({
    sql: `INSERT INTO valuations (id, site, column_name, result, received_at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING RETURNING id`,
    args: [id, site, column, result, now()],
  });
  return c.json({ success: true }, added.length > 0 ? 201 : 200);
}
