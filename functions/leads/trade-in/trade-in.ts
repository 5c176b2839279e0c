import { type Context, Hono } from 'hono';
import { branchNames } from '#src/leads/lead-branch.ts';
import {
  tradeInAnswersSchema,
  tradeInDetailsSchema,
  tradeInStartSchema,
} from '#src/leads/trade-in/trade-in.schema.ts';
import { knownAnswers } from '#src/leads/trade-in/trade-in-answers.ts';
import { takeFromAddress } from '../../http/address-limit.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { hmacSha256 } from '../../http/digest.ts';
import { problemReply } from '../../http/problem.ts';
import { publishedSiteOf } from '../../http/published-site-of.ts';
import { readBody } from '../../http/read-body.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RegoVehicle } from '../../ports/rego-lookup.ts';
import { carOf } from '../car-of.ts';
import { errorBesideDetail } from '../error-beside-detail.ts';
import { idempotencyKeyOf, isSecretKey } from '../idempotency-key.ts';
import { findByPlate } from './find-by-plate.ts';
import { sendTradeIn } from './send-trade-in.ts';
import { tradeInState } from './trade-in-state.ts';
import { addToTradeIn, readTradeIn, type SomeDetails, startTradeIn, type TradeIn } from './trade-ins.ts';
import { createValuer, type Valuer } from './value-trade-in.ts';

/**
 * The stages of a trade-in: the number plate, the details, the questions on its condition, the offer. Each is
 * kept, and whoever holds the token comes back to it within a month.
 */
export function tradeInRoutes(ports: Ports) {
  const value = createValuer(ports);
  return new Hono<AppEnv>()
    .use('/api/trade-in/*', errorBesideDetail, publishedSiteOf(ports), whereTaken)
    .post('/api/trade-in', (c) => start(c, ports, value))
    .get('/api/trade-in/:token', async (c) => {
      const tradeIn = await ofToken(c, ports, c.req.param('token'));
      return tradeIn === null ? unknownTradeIn(c) : stage(c, value, tradeIn);
    })
    .put('/api/trade-in/:token/details', (c) => details(c, ports, value, c.req.param('token')))
    .post('/api/trade-in/:token/details', (c) => details(c, ports, value, c.req.param('token')))
    .post('/api/trade-in/:token/adjustments', (c) => adjustments(c, ports, value, c.req.param('token')))
    .post('/api/trade-in/:token/offer', async (c) => {
      const token = c.req.param('token');
      const tradeIn = await ofToken(c, ports, token);
      return tradeIn === null
        ? unknownTradeIn(c)
        : sendTradeIn(c, ports, { tradeIn: await value(c.var.published, tradeIn), token });
    });
}

/** Nothing is here at a dealer who takes no trade-ins online. */
async function whereTaken(c: Context<AppEnv>, next: () => Promise<void>): Promise<Response | undefined> {
  if (!c.var.published.settings.valuation.show) return unknownTradeIn(c);
  await next();
  return undefined;
}

async function ofToken(c: Context<AppEnv>, { database, now }: Ports, token: string) {
  return readTradeIn(database, c.var.published.slug, token, now());
}

async function stage(c: Context<AppEnv>, value: Valuer, tradeIn: TradeIn): Promise<Response> {
  const { published } = c.var;
  return c.json(tradeInState(await value(published, tradeIn), published.settings));
}

async function start(c: Context<AppEnv>, ports: Ports, value: Valuer): Promise<Response> {
  const { published } = c.var;
  const sent = await readBody(c, tradeInStartSchema(published.settings.leads.texts));
  if (!sent.ok) return sent.reply;
  const key = idempotencyKeyOf(c.req.raw, sent.value.idempotency_key);
  // The key is stored nowhere: a retry gets the same token, and nobody else does.
  const token = isSecretKey(key) ? hmacSha256(key, `trade-in ${published.slug}`) : ports.chance.token();
  const known = await ofToken(c, ports, token);
  if (known !== null) return started(c, value, { tradeIn: known, token }, { status: 200, message: null });
  const { valuation, leads } = published.settings;
  const limit = { rate: valuation.limits.perAddress, tooMany: leads.texts.tooMany };
  const tooMany = await takeFromAddress(c, ports, { what: 'trade-in', ...limit });
  if (tooMany !== null) return tooMany;
  const { rego, regoState } = sent.value;
  const found = await findByPlate(c, ports, { rego, regoState });
  const car = await carOf(published, sent.value);
  const details = { rego, regoState, ...(typeof found === 'string' ? {} : detailsOf(found)) };
  const begun = { id: ports.chance.id(), site: published.slug, token, slug: car?.slug ?? null, details };
  await startTradeIn(ports.database, begun, ports.now());
  const tradeIn = await ofToken(c, ports, token);
  if (tradeIn === null) throw new Error('A trade-in that was just started is not there.');
  const { notFound, lookupFailed } = published.settings.valuation.texts;
  const isAsked = rego !== '' && regoState !== '' && ports.regoLookup !== null;
  const message = found === 'failed' ? lookupFailed : found === 'unknown' && isAsked ? notFound : null;
  return started(c, value, { tradeIn, token }, { status: 201, message });
}

function detailsOf({ year, make, model, badge, vin, nvic }: RegoVehicle): SomeDetails {
  return { year, make, model, badge: badge ?? '', vin: vin ?? '', nvic: nvic ?? '' };
}

async function started(
  c: Context<AppEnv>,
  value: Valuer,
  { tradeIn, token }: { readonly tradeIn: TradeIn; readonly token: string },
  { status, message }: { readonly status: 200 | 201; readonly message: string | null },
): Promise<Response> {
  const { published } = c.var;
  const state = tradeInState(await value(published, tradeIn), published.settings);
  const path = `/api/trade-in/${token}`;
  return c.json({ token, path, ...state, message: message ?? state.message }, status);
}

async function details(c: Context<AppEnv>, ports: Ports, value: Valuer, token: string): Promise<Response> {
  const { settings } = c.var.published;
  const branches = branchNames(settings.locations.locations);
  const sent = await readBody(c, tradeInDetailsSchema(settings.leads.texts, branches));
  return sent.ok ? added(c, ports, { value, token }, { details: sent.value }) : sent.reply;
}

async function adjustments(c: Context<AppEnv>, ports: Ports, value: Valuer, token: string) {
  const { settings } = c.var.published;
  const sent = await readBody(c, tradeInAnswersSchema);
  if (!sent.ok) return sent.reply;
  const answers = knownAnswers(settings.valuation.adjustments, sent.value);
  if (Object.keys(answers).length < Object.keys(sent.value).length) {
    const detail = settings.leads.texts.choice;
    const errors = [{ field: 'adjustmentAnswers', message: detail }];
    return problemReply({ status: 422, title: 'Not offered', detail, errors });
  }
  return added(c, ports, { value, token }, { answers });
}

async function added(
  c: Context<AppEnv>,
  ports: Ports,
  { value, token }: { readonly value: Valuer; readonly token: string },
  add: Parameters<typeof addToTradeIn>[2],
): Promise<Response> {
  const before = await ofToken(c, ports, token);
  if (before === null) return unknownTradeIn(c);
  const after = await addToTradeIn(ports.database, before, add, ports.now());
  if (after !== null) return stage(c, value, after);
  const detail = c.var.published.settings.valuation.texts.completed;
  return problemReply({ status: 409, title: 'Sent', detail });
}

function unknownTradeIn(c: Context<AppEnv>): Response {
  const detail = c.var.published.settings.valuation.texts.unknown;
  return problemReply({ status: 404, title: 'Not found', detail });
}
