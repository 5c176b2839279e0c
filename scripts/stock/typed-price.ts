import { resolve } from 'node:path';
import { isGreatFall, isGreatRise } from '#src/stock/guard/price-checks.ts';
import { readSettings } from '#src/tenant/load/read-tenant.build.ts';
import { type FeedSettings, feedSchema } from '#src/tenant/settings/publish/feed.schema.ts';

type PriceRules = Pick<FeedSettings, 'maxPlaceholderPrice' | 'guard'>;

/** The dealer's rules for prices; those of the defaults if its feed.json is missing or invalid, null without them. */
export function priceRulesOf(tenantsDir: string, slug: string): PriceRules | null {
  const rules = { subjects: { feed: feedSchema }, crossChecks: [] };
  const read = (folder: string) => readSettings(rules, resolve(tenantsDir), folder).settings.feed;
  return read(slug) ?? read('_defaults') ?? null;
}

interface TypedPrice {
  readonly typed: number;
  /** What shoppers read now; null for no price. */
  readonly shown: number | null;
  /** Whether a great change is meant. */
  readonly isAccepted: boolean;
}

/** Why a price is refused, as a sentence; null if it is accepted. A price of 0 means none. */
export function typedPriceProblem(
  { typed, shown, isAccepted }: TypedPrice,
  { maxPlaceholderPrice, guard }: PriceRules,
): string | null {
  if (typed === 0) return null;
  if (typed <= maxPlaceholderPrice)
    return `--price ${typed} means no price for this dealer. Allowed: more than ${maxPlaceholderPrice} (maxPlaceholderPrice in feed.json), or 0 for no price.`;
  if (isAccepted || shown === null) return null;
  const change = changeText(typed, shown, guard);
  if (change === null) return null;
  const lowest = Math.floor((shown * (100 - guard.priceFallPercent)) / 100) + 1;
  const highest = Math.ceil(shown * guard.priceRiseTimes) - 1;
  return `--price ${typed} is ${change} the present price of ${shown}. Allowed: ${Math.max(lowest, Math.floor(maxPlaceholderPrice) + 1)} to ${highest} (guard.priceFallPercent and guard.priceRiseTimes in feed.json). If the price is right, add --accept.`;
}

function changeText(typed: number, shown: number, guard: PriceRules['guard']): string | null {
  if (isGreatFall(shown, typed, guard)) return `${Math.round((1 - typed / shown) * 100)} % below`;
  const times = (typed / shown).toLocaleString('en-AU', { maximumFractionDigits: 1 });
  return isGreatRise(shown, typed, guard) ? `${times} times` : null;
}
