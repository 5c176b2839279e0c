import type { Context } from 'hono';
import * as v from 'valibot';
import { branchNames } from '#src/leads/routing/lead-branch.ts';
import {
  tradeInAnswersSchema,
  tradeInDetailsSchema,
  tradeInStageSchema,
} from '#src/leads/trade-in/trade-in.schema.ts';
import { knownAnswers } from '#src/leads/trade-in/trade-in-answers.ts';
import { isBranchAsked } from '#src/leads/trade-in/trade-in-fields.ts';
import {
  stageAfter,
  stagesOf,
  type TradeInStage,
  tradeInStages,
} from '#src/leads/trade-in/trade-in-stages.ts';
import { yearOf } from '#src/values/time/date.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody, validated } from '../../http/read-body.ts';
import { problemReply } from '../../http/replies/problem.ts';
import { clearedCar, plateDetails } from './lookups/plate-details.ts';
import { stateOf, type TradeInTools, tradeInOf, unknownTradeIn } from './show-trade-in.ts';
import { type PlateNote, stagePath } from './trade-in-paths.ts';
import { addToTradeIn, type SomeDetails, type TradeIn } from './trade-ins.ts';

const stageSchema = v.looseObject({ stage: v.optional(v.picklist(tradeInStages)) });

/**
 * `PUT` and `POST /api/trade-in/{token}/details`. If `stage` is sent, all required fields of that
 * stage must be there.
 */
export async function changeDetails(
  c: Context<AppEnv>,
  tools: TradeInTools,
  token: string,
): Promise<Response> {
  const body = await readBody(c, stageSchema);
  if (!body.ok) return body.reply;
  const before = await tradeInOf(c, tools.ports, token);
  if (before === null) return unknownTradeIn(c);
  const { stage } = body.value;
  const sent = validated(detailsSchema(c, tools, stage, before), body.value);
  if (!sent.ok) return sent.reply;
  const { details, note } = await withPlate(c, tools, before, sent.value);
  return added(c, tools, { token, before, stage: stage ?? 'car', note }, { details });
}

function detailsSchema(
  c: Context<AppEnv>,
  { ports }: TradeInTools,
  stage: TradeInStage | undefined,
  { slug }: TradeIn,
): v.GenericSchema<unknown, SomeDetails> {
  const { settings } = c.var.published;
  const branches = branchNames(settings.locations.locations);
  const thisYear = yearOf(ports.now(), settings.site.timeZone);
  if (stage === undefined) return tradeInDetailsSchema(settings.leads.texts, { branches, thisYear });
  return tradeInStageSchema(stage, settings.leads.texts, {
    branches,
    isBranchAsked: slug === null && isBranchAsked(settings),
    isPostcodeAsked: settings.leads.enquiry.postcode,
    thisYear,
  });
}

/**
 * Looks up a changed number plate, which means another car. What the shopper sends in the same
 * request takes precedence over the lookup.
 */
async function withPlate(
  c: Context<AppEnv>,
  { ports }: TradeInTools,
  { details: known }: TradeIn,
  sent: SomeDetails,
): Promise<{ details: SomeDetails; note: PlateNote | null }> {
  const { rego = known.rego, regoState = known.regoState } = sent;
  const isSame = rego === known.rego && regoState === known.regoState;
  if (isSame || rego === '') return { details: sent, note: null };
  const { details, note } = await plateDetails(c, ports, { rego, regoState });
  return { details: { ...(note === 'notFound' && clearedCar(known)), ...details, ...sent }, note };
}

/** `POST /api/trade-in/{token}/adjustments`. */
export async function changeAnswers(
  c: Context<AppEnv>,
  tools: TradeInTools,
  token: string,
): Promise<Response> {
  const { settings } = c.var.published;
  const sent = await readBody(c, tradeInAnswersSchema);
  if (!sent.ok) return sent.reply;
  const answers = knownAnswers(settings.valuation.adjustments, sent.value);
  if (Object.keys(answers).length < Object.keys(sent.value).length) {
    const detail = settings.leads.texts.choice;
    const errors = [{ field: 'adjustmentAnswers', message: detail }];
    return problemReply({ status: 422, title: 'Not offered', detail, errors });
  }
  const before = await tradeInOf(c, tools.ports, token);
  if (before === null) return unknownTradeIn(c);
  return added(c, tools, { token, before, stage: 'condition', note: null }, { answers });
}

interface Change {
  readonly token: string;
  readonly before: TradeIn;
  readonly stage: TradeInStage;
  readonly note: PlateNote | null;
}

async function added(
  c: Context<AppEnv>,
  tools: TradeInTools,
  { token, before, stage, note }: Change,
  add: Parameters<typeof addToTradeIn>[2],
): Promise<Response> {
  const { valuation } = c.var.published.settings;
  const after = await addToTradeIn(tools.ports.database, before, add, tools.ports.now());
  if (after === null) return problemReply({ status: 409, title: 'Sent', detail: valuation.texts.completed });
  if (wantsPage(c.req.raw))
    return c.redirect(stagePath(token, stageAfter(stage, stagesOf(valuation)), note), 303);
  const state = await stateOf(c, tools, after);
  return c.json(note === null ? state : { ...state, message: valuation.texts[note] });
}
