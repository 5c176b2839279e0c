import type { PrizeSettings } from '../tenant/settings/editorial/prizes.schema.ts';
import { fill } from '../values/fill.ts';
import { codeText } from './campaign.ts';
import { percentOf, type Weighted } from './draw.ts';
import type { SpinReply } from './spin-reply.schema.ts';

interface PrizeWords {
  readonly heading: string;
  readonly text: string;
  /** Null for a blank. */
  readonly code: string | null;
}

/** Texts of a drawn prize, used by page and function. */
export function prizeWords(
  { prize, code }: Pick<SpinReply, 'prize' | 'code'>,
  { won, notWon }: Pick<PrizeSettings['texts'], 'won' | 'notWon'>,
): PrizeWords {
  return {
    heading: prize.wins ? fill(won, { prize: prize.name }) : notWon,
    text: prize.text,
    code: code === null ? null : codeText(code),
  };
}

/** The odds of a prize among those left. */
export function oddsText(
  prize: Weighted,
  left: readonly Weighted[],
  { odds }: Pick<PrizeSettings['texts'], 'odds'>,
): string {
  return fill(odds, { percent: percentOf(prize, left) });
}
