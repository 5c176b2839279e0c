import { type Context, Hono } from 'hono';
import { carNamesSchema } from '#src/leads/trade-in/trade-in.schema.ts';
import { gatedAction } from '../../account/sign-in/gate.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/read-body.ts';
import { notFoundProblem } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import type { Ports } from '../../ports/ports.ts';
import { addErrorField } from '../form/add-error-field.ts';
import { changeAnswers, changeDetails } from './change-trade-in.ts';
import { purchaseOf } from './purchase-of.ts';
import { refusedStages } from './refused-stage.ts';
import { sendTradeIn } from './send-trade-in.ts';
import { showTradeIn, unknownTradeIn } from './show-trade-in.ts';
import { start } from './start-trade-in.ts';
import { gateOfTradeIn, pageOfTradeIn } from './trade-in-page.ts';
import { createValuer } from './value-trade-in.ts';

/**
 * The stages of a trade-in: number plate, details, questions about its condition, offer. Each is
 * stored, and the holder of the token can continue within a month.
 */
export function tradeInRoutes(ports: Ports) {
  const tools = { ports, value: createValuer(ports) };
  return new Hono<AppEnv>()
    .use('/api/trade-in/*', refusedStages(tools), addErrorField, publishedSiteOf(ports), requireTradeIns)
    .post('/api/trade-in', gatedAction(ports, gateOfTradeIn, pageOfTradeIn), (c) => start(c, tools))
    .get('/api/trade-in/purchase', purchase)
    .get('/api/trade-in/:token', (c) => showTradeIn(c, tools, c.req.param('token')))
    .put('/api/trade-in/:token/details', (c) => changeDetails(c, tools, c.req.param('token')))
    .post('/api/trade-in/:token/details', (c) => changeDetails(c, tools, c.req.param('token')))
    .post('/api/trade-in/:token/adjustments', (c) => changeAnswers(c, tools, c.req.param('token')))
    .post('/api/trade-in/:token/offer', (c) => sendTradeIn(c, tools, c.req.param('token')));
}

/** Answers 404 at a dealer without online trade-ins. */
async function requireTradeIns(c: Context<AppEnv>, next: () => Promise<void>): Promise<Response | undefined> {
  if (!c.var.published.settings.valuation.show) return unknownTradeIn(c);
  await next();
  return undefined;
}

/** The vehicle that the shopper wants to buy, before a trade-in is started. */
async function purchase(c: Context<AppEnv>): Promise<Response> {
  const { published } = c.var;
  const asked = readQuery(c, carNamesSchema);
  if (!asked.ok) return asked.reply;
  const found = await purchaseOf(published, asked.value);
  const detail = published.settings.valuation.screen.purchase.gone;
  return found === null ? notFoundProblem(detail) : c.json(found);
}
