import type { Context } from 'hono';
import * as v from 'valibot';
import { openStage } from '#src/leads/trade-in/open-stage.ts';
import type { TradeInPageProps } from '#src/leads/trade-in/page/trade-in-on-demand.ts';
import type { TradeInState } from '#src/leads/trade-in/trade-in.schema.ts';
import { stagesOf, tradeInStages } from '#src/leads/trade-in/trade-in-stages.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notFoundProblem } from '../../http/replies/problem.ts';
import type { Ports } from '../../ports/ports.ts';
import { purchaseOf } from './purchase-of.ts';
import { plateNotes, tradeInPath } from './trade-in-paths.ts';
import { tradeInState } from './trade-in-state.ts';
import { readTradeIn, type TradeIn } from './trade-ins.ts';
import type { Valuer } from './value-trade-in.ts';

/** Shared by all stages. */
export interface TradeInTools {
  readonly ports: Ports;
  readonly value: Valuer;
}

export async function tradeInOf(c: Context<AppEnv>, { database, now }: Ports, token: string) {
  return readTradeIn(database, c.var.published.slug, token, now());
}

/** The state of a trade-in, with an estimate if there is enough data. */
export async function stateOf(
  c: Context<AppEnv>,
  { value }: Pick<TradeInTools, 'value'>,
  tradeIn: TradeIn,
): Promise<TradeInState> {
  const { published } = c.var;
  const purchase = tradeIn.slug === null ? null : await purchaseOf(published, { car_slug: tradeIn.slug });
  return tradeInState(await value(published, tradeIn), published.settings, purchase);
}

const viewSchema = v.object({
  stage: v.fallback(v.nullable(v.picklist(tradeInStages)), null),
  note: v.fallback(v.nullable(v.picklist(plateNotes)), null),
});

/**
 * `GET /api/trade-in/{token}`: the state as JSON, or the page of the requested stage or the next
 * open one.
 */
export async function showTradeIn(c: Context<AppEnv>, tools: TradeInTools, token: string): Promise<Response> {
  const tradeIn = await tradeInOf(c, tools.ports, token);
  if (tradeIn === null) return unknownTradeIn(c);
  const state = await stateOf(c, tools, tradeIn);
  if (!wantsPage(c.req.raw)) return c.json(state);
  const { stage, note } = v.parse(viewSchema, { stage: c.req.query('stage'), note: c.req.query('note') });
  const { valuation } = c.var.published.settings;
  const stages = stagesOf(valuation);
  const shown = stage !== null && stages.includes(stage) ? stage : openStage(state, stages);
  const noted = note === null ? state : { ...state, message: valuation.texts[note] };
  const props = { stage: shown, state: noted, path: tradeInPath(token), carId: '', refused: null };
  return tradeInStageReply(c, tools.ports, props, 200);
}

/** A stage as a page without scripts, because its address contains the shopper's secret. */
export async function tradeInStageReply(
  c: Context<AppEnv>,
  { pages }: Pick<Ports, 'pages'>,
  props: TradeInPageProps,
  status: number,
): Promise<Response> {
  const page = await pages.render(c.var.published, 'trade-in', props, { status });
  const headers = new Headers(page.headers);
  headers.set(
    'Content-Security-Policy',
    "script-src 'none'; frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'",
  );
  headers.set('X-Robots-Tag', 'noindex');
  return new Response(page.body, { status, headers });
}

export function unknownTradeIn(c: Context<AppEnv>): Response {
  return notFoundProblem(c.var.published.settings.valuation.texts.unknown);
}
