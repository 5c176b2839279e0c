import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { takeFromAddress } from '../../http/address-limit.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bodyAtMost } from '../../http/body-at-most.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { problemReply } from '../../http/problem.ts';
import { publishedSiteOf } from '../../http/published-site-of.ts';
import { readBody } from '../../http/read-body.ts';
import type { Ports } from '../../ports/ports.ts';

/** What a supplier says of a car is a few hundred bytes. */
const mostBytes = 16 * 1024;

/** "valuation result plus column_name 'valuation' (one site flag)" (leads and dealer §7). */
const resultSchema = v.looseObject({ column_name: v.literal('valuation') });

export const saveValuationEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/miscellaneous',
    summary: 'Keep what the valuation on a page has said',
    body: resultSchema,
    replies: {
      201: { description: 'Kept', schema: v.object({ success: v.literal(true) }) },
      404: { description: 'This dealer keeps none' },
      500: { description: 'It could not be kept' },
    },
  },
];

/** `POST /api/miscellaneous`: the result is the browser's word, and kept as that. */
export function saveValuationRoutes(ports: Ports) {
  return new Hono<AppEnv>().post('/api/miscellaneous', bodyAtMost(mostBytes), publishedSiteOf(ports), (c) =>
    save(c, ports),
  );
}

async function save(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { database, chance, now, reportError } = ports;
  const { slug, settings } = c.var.published;
  const { saveResults, limits, texts } = settings.valuation;
  if (!saveResults) return problemReply({ status: 404, title: 'Not found', detail: texts.saveFailed });
  const sent = await readBody(c, resultSchema);
  if (!sent.ok) return sent.reply;
  const { column_name: column, ...result } = sent.value;
  try {
    const limit = { rate: limits.perAddress, tooMany: settings.leads.texts.tooMany };
    const tooMany = await takeFromAddress(c, ports, { what: 'valuation', ...limit });
    if (tooMany !== null) return tooMany;
    await database.execute({
      sql: 'INSERT INTO valuations (id, site, column_name, result, received_at) VALUES (?, ?, ?, ?, ?)',
      args: [chance.id(), slug, column, JSON.stringify(result), now()],
    });
  } catch (error) {
    reportError(error);
    return problemReply({ status: 500, title: 'Not kept', detail: texts.saveFailed });
  }
  return c.json({ success: true }, 201);
}
