import { stageOfField, tradeInFacts } from '#src/leads/trade-in/journey/trade-in-facts.ts';
import { type TradeInStage, tradeInStages } from '#src/leads/trade-in/trade-in-stages.ts';
import { nestedValues } from '#src/leads/trade-in/trade-in-values.ts';
import { yearOf } from '#src/values/time/date.ts';
import { showRefused } from '../form/show-refused.ts';
import { stateOf, type TradeInTools, tradeInOf, tradeInStageReply } from './show-trade-in.ts';
import { carNames } from './start-trade-in.ts';
import { tradeInPath } from './trade-in-paths.ts';

/** Shows a refused stage again or, if the error belongs to a field of another stage, that one. */
export function refusedStages(tools: TradeInTools) {
  return showRefused(tools.ports, async (c, posted, { status, error, initialValue }) => {
    const token = /^\/api\/trade-in\/([^/]+)/.exec(c.req.path)?.[1] ?? null;
    const tradeIn = token === null ? null : await tradeInOf(c, tools.ports, token);
    // An unknown trade-in has no stages.
    if (token !== null && tradeIn === null) return null;
    const sent = postedStage(c.req.path, posted['stage']);
    const { settings } = c.var.published;
    const thisYear = yearOf(tools.ports.now(), settings.site.timeZone);
    const stage = stageOfField(Object.keys(error), tradeInFacts(settings, {}, thisYear)) ?? sent;
    // Posted values belong to the stage that was posted.
    const typed = stage === sent ? { initialValue: nestedValues(initialValue) } : {};
    const props = {
      stage,
      state: tradeIn && (await stateOf(c, tools, tradeIn)),
      path: token && tradeInPath(token),
      carId: carNames(c, { car_id: String(posted['car_id'] ?? ''), car_slug: '' }).car_id,
      refused: { status, error, ...typed },
    };
    return tradeInStageReply(c, tools.ports, props, c.res.status);
  });
}

function postedStage(path: string, stage: unknown): TradeInStage {
  if (path.endsWith('/adjustments')) return 'condition';
  if (path.endsWith('/offer')) return 'offer';
  return tradeInStages.find((one) => one === stage) ?? 'plate';
}
