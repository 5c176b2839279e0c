import type { PrizeSettings } from '../tenant/settings/editorial/prizes.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { instantWindow } from '../values/time/time-window.ts';
import type { CampaignState } from './campaign.ts';
import { canWin } from './draw.ts';
import type { SpinReply } from './spin-reply.schema.ts';

/** State of the wheel for one shopper; props of the on-demand page `spin`. */
export interface SpinStanding {
  readonly campaign: CampaignState;
  /** The draw of this phone; null if none. */
  readonly drawn: SpinReply | null;
  /** Ids of prizes still available. */
  readonly left: readonly string[];
  /** Formatted start of the campaign. */
  readonly startDate: string;
}

type Texts = PrizeSettings['texts'];

/** Props of the island with the dealer's texts. */
export interface PrizeSpinFacts {
  readonly intro: string;
  /** Text below the button. */
  readonly free: string;
  /** Why the wheel cannot be spun; null if it can. */
  readonly notice: string | null;
  readonly redeem: string;
  readonly stockPath: string;
  readonly prizes: readonly Pick<PrizeSettings['prizes'][number], 'id' | 'name' | 'colour'>[];
  readonly texts: Pick<
    Texts,
    'heading' | 'wheel' | 'spin' | 'spinning' | 'failed' | 'won' | 'notWon' | 'code' | 'directions' | 'stock'
  >;
}

interface Dealer {
  readonly settings: Pick<Settings, 'prizes' | 'site'>;
  readonly words: Readonly<Record<string, string>>;
  readonly stockPath: string;
}

export function prizeSpinFacts(
  standing: SpinStanding,
  { settings, words, stockPath }: Dealer,
): PrizeSpinFacts {
  const { prizes, window, texts } = settings.prizes;
  const { locale, timeZone, name: dealer } = settings.site;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const end = instantWindow(window, timeZone)?.until ?? Infinity;
  // If the campaign ends at midnight, the previous day is shown as the last.
  const until = Number.isFinite(end) ? fill(texts.until, { date: day.format(end - 1) }) : '';
  const { heading, wheel, spin, spinning, failed, won, notWon, code, directions, stock } = texts;
  return {
    intro: fill(texts.intro, { ...words, dealer }),
    free: [texts.free, until].filter(Boolean).join(' '),
    notice: standing.drawn ? texts.already : closedBecause(standing, settings.prizes),
    redeem: fill(texts.redeem, { dealer }),
    stockPath,
    prizes: prizes.map(({ id, name, colour }) => ({ id, name, colour })),
    texts: { heading, wheel, spin, spinning, failed, won, notWon, code, directions, stock },
  };
}

function closedBecause(
  { campaign, left, startDate }: SpinStanding,
  { prizes, texts }: PrizeSettings,
): string | null {
  if (campaign === 'not-yet') return fill(texts.notYet, { date: startDate });
  if (campaign === 'over') return texts.over;
  return canWin(prizes.filter(({ id }) => left.includes(id))) ? null : texts.noneLeft;
}
