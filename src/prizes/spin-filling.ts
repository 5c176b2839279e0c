import type { Prize, PrizeSettings } from '../tenant/settings/prizes.schema.ts';
import type { Filling } from '../ui/filling.ts';
import { fill } from '../values/fill.ts';
import type { CampaignState } from './campaign.ts';
import { canWin } from './draw.ts';
import { oddsText, prizeWords } from './prize-words.ts';
import type { SpinReply } from './spin-reply.schema.ts';
import { restOf } from './wheel-shape.ts';

interface SpinStanding {
  readonly campaign: CampaignState;
  /** What this phone has drawn; null while it has not. */
  readonly drawn: SpinReply | null;
  readonly left: readonly Prize[];
  /** When the campaign starts, as the page says it. */
  readonly startDate: string;
}

const shown = { hidden: null } as const;
const away = { hidden: '' } as const;

/** The page of the wheel as it stands for one shopper. */
export function spinFillings(standing: SpinStanding, { prizes, texts }: PrizeSettings): Filling[] {
  const { drawn, left } = standing;
  const chances = prizes.flatMap((prize) => chanceFillings(prize, left, texts));
  if (drawn !== null) return [...chances, ...drawnFillings(drawn, prizes, texts)];
  const reason = closedBecause(standing, texts);
  if (reason === null) return chances;
  return [
    ...chances,
    { at: '[data-fill="spin-turn"]', attributes: away },
    { at: '[data-fill="spin-notice"]', attributes: shown, text: reason },
  ];
}

/** What is gone cannot be won, and all else is likelier for that. */
function chanceFillings(
  prize: Prize,
  left: readonly Prize[],
  texts: PrizeSettings['texts'],
): readonly Filling[] {
  const odds = `[data-odds="${prize.id}"]`;
  if (left.includes(prize)) return [{ at: odds, text: oddsText(prize, left, texts) }];
  return [
    { at: odds, text: '' },
    { at: `[data-gone="${prize.id}"]`, attributes: shown },
  ];
}

function closedBecause(
  { campaign, left, startDate }: SpinStanding,
  texts: PrizeSettings['texts'],
): string | null {
  if (campaign === 'not-yet') return fill(texts.notYet, { date: startDate });
  if (campaign === 'over') return texts.over;
  return canWin(left) ? null : texts.noneLeft;
}

function drawnFillings(
  drawn: SpinReply,
  prizes: PrizeSettings['prizes'],
  texts: PrizeSettings['texts'],
): Filling[] {
  const { heading, text, code } = prizeWords(drawn, texts);
  const index = prizes.findIndex(({ id }) => id === drawn.prize.id);
  return [
    { at: '[data-fill="spin-turn"]', attributes: away },
    { at: '[data-fill="spin-notice"]', attributes: shown, text: texts.already },
    { at: '[data-fill="spin-result"]', attributes: shown },
    { at: '[data-fill="spin-heading"]', text: heading },
    { at: '[data-fill="spin-text"]', text },
    ...(index === -1
      ? []
      : [
          {
            at: '[data-fill="spin-wheel"]',
            attributes: { style: `--turn:${restOf(index, prizes.length)}deg` },
          },
        ]),
    ...(code === null
      ? []
      : [
          { at: '[data-fill="spin-redeem"]', attributes: shown },
          { at: '[data-fill="spin-code"]', text: code },
        ]),
  ];
}
