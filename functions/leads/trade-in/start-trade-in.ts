import type { Context } from 'hono';
import { tradeInStartSchema } from '#src/leads/trade-in/trade-in.schema.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { hmacSha256 } from '../../http/digest.ts';
import { readBody } from '../../http/read-body.ts';
import { takeFromAddress } from '../../http/visitor/address-limit.ts';
import { carOf } from '../car-of.ts';
import { idempotencyKeyOf, isSecretKey } from '../store/idempotency-key.ts';
import { plateDetails } from './lookups/plate-details.ts';
import { stateOf, type TradeInTools, tradeInOf } from './show-trade-in.ts';
import { type PlateNote, stagePath, tradeInPath } from './trade-in-paths.ts';
import { startTradeIn, type TradeIn } from './trade-ins.ts';

/** `POST /api/trade-in`: a retry with the same key returns the same trade-in. */
export async function start(c: Context<AppEnv>, tools: TradeInTools): Promise<Response> {
  const { ports } = tools;
  const { published } = c.var;
  const { valuation, leads } = published.settings;
  const sent = await readBody(c, tradeInStartSchema(leads.texts));
  if (!sent.ok) return sent.reply;
  const key = idempotencyKeyOf(c.req.raw, sent.value.idempotency_key);
  // The key is not stored; the token is derived from it, so a retry gets the same token.
  const token = isSecretKey(key) ? hmacSha256(key, `trade-in ${published.slug}`) : ports.chance.token();
  const known = await tradeInOf(c, ports, token);
  if (known !== null) return started(c, tools, { tradeIn: known, token, note: null }, 200);
  const limit = { rate: valuation.limits.perAddress, tooMany: leads.texts.tooMany };
  const tooMany = await takeFromAddress(c, ports, { what: 'trade-in', ...limit });
  if (tooMany !== null) return tooMany;
  const { details, note } = await plateDetails(c, ports, sent.value);
  const car = await carOf(published, carNames(c, sent.value));
  const begun = { id: ports.chance.id(), site: published.slug, token, slug: car?.slug ?? null, details };
  await startTradeIn(ports.database, begun, ports.now());
  const tradeIn = await tradeInOf(c, ports, token);
  if (tradeIn === null) throw new Error('A trade-in that was just started was not found.');
  return started(c, tools, { tradeIn, token, note }, 201);
}

interface CarNames {
  readonly car_id: string;
  readonly car_slug: string;
}

/**
 * `/cars/trade-in?car_id=` is one static page for all vehicles: without JavaScript only the
 * `Referer` tells which vehicle it is.
 */
export function carNames(c: Context<AppEnv>, { car_id, car_slug }: CarNames): CarNames {
  const left = c.req.header('Referer') ?? '';
  if (car_id !== '' || car_slug !== '' || !wantsPage(c.req.raw) || !URL.canParse(left))
    return { car_id, car_slug };
  const { host, searchParams } = new URL(left);
  const isOwn = host === new URL(c.req.url).host;
  return { car_id: isOwn ? (searchParams.get('car_id') ?? '').slice(0, 200) : '', car_slug };
}

interface Started {
  readonly tradeIn: TradeIn;
  readonly token: string;
  readonly note: PlateNote | null;
}

async function started(
  c: Context<AppEnv>,
  tools: TradeInTools,
  { tradeIn, token, note }: Started,
  status: 200 | 201,
): Promise<Response> {
  if (wantsPage(c.req.raw)) return c.redirect(stagePath(token, 'car', note), 303);
  const state = await stateOf(c, tools, tradeIn);
  const { texts } = c.var.published.settings.valuation;
  const message = note === null ? state.message : texts[note];
  return c.json({ token, path: tradeInPath(token), ...state, message }, status);
}
