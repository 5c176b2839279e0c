import type { Finding } from '../mistakes/mistake.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import type { Settings } from '../settings/subjects.ts';
import type { Advice } from './advice.ts';

interface Switch {
  readonly subject: keyof Settings;
  readonly path: SettingPath;
  /** The required switch, as shown to a reader. */
  readonly needs: string;
  isOn(settings: Settings): boolean;
  hasNeed(settings: Settings): boolean;
}

/** Switches that are on but have no effect because another one is off. */
const switches: readonly Switch[] = [
  {
    subject: 'chat',
    path: ['show'],
    needs: 'features.chat in site.json',
    isOn: ({ chat }) => chat.show,
    hasNeed: ({ site }) => site.features.chat,
  },
  {
    subject: 'valuation',
    path: ['show'],
    needs: 'features.tradeIn in site.json',
    isOn: ({ valuation }) => valuation.show,
    hasNeed: ({ site }) => site.features.tradeIn,
  },
  {
    subject: 'vehicle',
    path: ['card', 'reserve', 'show'],
    needs: 'features.checkout in site.json',
    isOn: ({ vehicle }) => vehicle.card.reserve.show,
    hasNeed: ({ site }) => site.features.checkout,
  },
  {
    subject: 'finance',
    path: ['calculator', 'show'],
    needs: 'features.finance in site.json',
    isOn: ({ finance }) => finance.calculator.show,
    hasNeed: ({ site }) => site.features.finance,
  },
  {
    subject: 'account',
    path: ['savedSearches', 'show'],
    needs:
      'enabled and watchlist.enabled in account.json, for the searches stand on the page of the watchlist',
    isOn: ({ account }) => account.savedSearches.show,
    hasNeed: ({ account }) => account.enabled && account.watchlist.enabled,
  },
  {
    subject: 'account',
    path: ['savedSearches', 'show'],
    needs: 'publishIndex in search.json, for new cars are found in the published index',
    isOn: ({ account }) => account.savedSearches.show,
    hasNeed: ({ search }) => search.engine === 'embedded' || search.publishIndex,
  },
  {
    subject: 'prizes',
    path: ['show'],
    needs: 'enabled in account.json, for shoppers sign in to turn the wheel',
    isOn: ({ prizes }) => prizes.show,
    hasNeed: ({ account }) => account.enabled,
  },
];

/** Only when all subjects are valid, because switches depend on other files. */
export const adviseOnSwitches: Advice = (settings) => {
  const { site, account, chat, finance, prizes, search, valuation, vehicle } = settings;
  const isWhole = [site, account, chat, finance, prizes, search, valuation, vehicle].every(Boolean);
  return isWhole ? switches.flatMap((one) => idleSwitch(one, settings as Settings)) : [];
};

function idleSwitch({ subject, path, needs, isOn, hasNeed }: Switch, settings: Settings): Finding[] {
  if (!isOn(settings) || hasNeed(settings)) return [];
  const message = `${formatPath(path)} is true and does nothing: ${needs}, is off.`;
  return [{ subject, path, message, found: 'true', fix: 'Switch both on, or this one off.' }];
}

/** Sections of the home page that are configured but have nothing to show. */
export const adviseOnSections: Advice = ({ home, promotions }) => {
  if (home === undefined) return [];
  const empty = new Map<string, string>([
    ...(promotions?.tiles.length === 0 ? [['promotions', 'tiles in promotions.json'] as const] : []),
    ...(promotions?.tiles.length !== 0 && promotions?.placed['home']?.length === 0
      ? [['promotions', 'placed.home in promotions.json'] as const]
      : []),
    ...(home.numbers.items.length === 0 ? [['numbers', 'numbers.items'] as const] : []),
    ...(home.story.paragraphs.length === 0 ? [['story', 'story.paragraphs'] as const] : []),
  ]);
  return home.sections.flatMap((section, index): Finding[] => {
    const needs = empty.get(section);
    const path = ['sections', index];
    const message = `${formatPath(path)} is "${section}", which shows nothing: ${needs} is empty.`;
    const fix = 'Fill it, or take the section away.';
    return needs === undefined
      ? []
      : [{ subject: 'home', path, message, found: JSON.stringify(section), fix }];
  });
};

/** Tiles that no block on any page shows. */
export const adviseOnTiles: Advice = ({ promotions }) => {
  if (promotions === undefined) return [];
  const { tiles, blocks, placed } = promotions;
  const shown = Object.values(placed)
    .flat()
    .flatMap((name) => blocks[name] ?? []);
  if (shown.some((block) => block.tiles.length === 0)) return [];
  const ids = new Set(shown.flatMap((block) => block.tiles));
  return tiles.flatMap(({ id }, index) => {
    const path = ['tiles', index, 'id'];
    const message = `${formatPath(path)} is "${id}", which stands on no page.`;
    const fix = 'Name it in a block that "placed" puts on a page, or take it away.';
    return ids.has(id) ? [] : [{ subject: 'promotions', path, message, found: JSON.stringify(id), fix }];
  });
};
