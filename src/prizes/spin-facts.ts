import type { PrizeSettings } from '../tenant/settings/editorial/prizes.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import { instantWindow } from '../values/time-window.ts';
import type { CampaignState } from './campaign.ts';
import { canWin } from './draw.ts';
import type { SpinReply } from './spin-reply.schema.ts';

/** The wheel as it stands for one shopper: the props of the page on demand `spin`. */
export interface SpinStanding {
  readonly campaign: CampaignState;
  /** What this phone has drawn; null while it has not. */
  readonly drawn: SpinReply | null;
  /** Ids of the prizes that are not gone. */
  readonly left: readonly string[];
  /** When the campaign starts, as the page says it. */
  readonly startDate: string;
}

type Texts = PrizeSettings['texts'];

/** What the wheel says, in the dealer's words: plain data, the props of its island. */
export interface SpinFacts {
  readonly intro: string;
  /** Below the button. */
  readonly free: string;
  /** Why there is no turn, or no other; null for whoever may turn the wheel. */
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

export function spinFacts(standing: SpinStanding, { settings, words, stockPath }: Dealer): SpinFacts {
  const { prizes, window, texts } = settings.prizes;
  const { locale, timeZone, name: dealer } = settings.site;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const end = instantWindow(window, timeZone)?.until ?? Infinity;
  // A promotion that ends at midnight has the day before as its last.
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
