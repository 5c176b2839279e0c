import type { Finding } from '../mistakes/mistake.ts';
import { formatPath } from '../problem.ts';
import { type SettingText, settingTexts } from '../setting-texts.ts';
import type { Settings } from '../settings/subjects.ts';
import type { Advice } from './advice.ts';

/** "One total price as prominent as any part" (Australian Consumer Law, s 48). */
export const adviseOnPrices: Advice = (settings) => [
  ...priceTypeFindings(settings),
  ...settingTexts(settings).flatMap(textFindings),
];

const includesAll = /drive[\s-]?away/i;
const leavesOut =
  /\b(?:plus|excl(?:\.|uding|udes)?|\+)\s*(?:all\s+)?(?:on[\s-]?roads?|orcs?\b|gov(?:t|ernment|\.)|stamp duty|dealer delivery|statutory charges)/i;
const dollars = /\$\s?\d[\d,]*/;
/** Smaller amounts are deposits, fees or vouchers, not vehicles. */
const MAX_SMALL_SUM = 2000;

function priceTypeFindings({ vehicle }: Partial<Settings>): Finding[] {
  if (vehicle === undefined) return [];
  const { defaultPriceType } = vehicle.price;
  const about = (wrong: string, fix: string): Finding => ({
    subject: 'vehicle',
    path: ['price', 'defaultPriceType'],
    message: `price.defaultPriceType ${wrong}`,
    found: JSON.stringify(defaultPriceType),
    fix,
  });
  if (defaultPriceType === null) {
    return [
      about(
        'is null: where the feed does not say what a price includes, the site does not either. The law wants one total price (Australian Consumer Law, s 48).',
        'Write "Drive Away" if your prices are, or have the feed say it for each vehicle.',
      ),
    ];
  }
  if (!leavesOut.test(defaultPriceType) || includesAll.test(defaultPriceType)) return [];
  return [
    about(
      `is "${defaultPriceType}": such a price is not the total, which must stand beside it and be no smaller (Australian Consumer Law, s 48).`,
      'Show drive-away prices, or have the feed bring both.',
    ),
  ];
}

function textFindings({ subject, path, text }: SettingText): Finding[] {
  const amount = Number((dollars.exec(text)?.[0] ?? '').replace(/\D/g, ''));
  if (!leavesOut.test(text) || includesAll.test(text) || amount <= MAX_SMALL_SUM) return [];
  return [
    {
      subject,
      path,
      message: `${formatPath(path)} names a price that leaves charges out, ${JSON.stringify(text)}, and no total beside it (Australian Consumer Law, s 48).`,
      found: JSON.stringify(text),
      fix: 'Name the drive-away price.',
    },
  ];
}

/** "ANCAP stars with year tested": ratings are only comparable by the year of the test. */
export const adviseOnRatings: Advice = (settings) =>
  settingTexts(settings)
    .filter(({ text }) => /ancap/i.test(text) && /star|★|\b[1-5]\/5/i.test(text))
    .filter(({ text }) => !/\b(?:19|20)\d\d\b|\{year\}/.test(text))
    .map(({ subject, path, text }) => ({
      subject,
      path,
      message: `${formatPath(path)} names ANCAP stars without the year of the test.`,
      found: JSON.stringify(text),
      fix: 'Write the year behind them, such as "5-star ANCAP (2024)".',
    }));
