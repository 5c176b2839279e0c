import type { Finding } from '../../tenant/mistakes/mistake.ts';
import { nearestWord } from '../../tenant/nearest.ts';
import { formatPath, type SettingPath } from '../../tenant/problem.ts';
import { promotionPages } from '../../tenant/settings/editorial/promotion-blocks.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

/** Something that a setting places on a page, by the page's name. */
interface Placing {
  readonly subject: keyof Settings;
  readonly path: SettingPath;
  readonly page: string;
  /** Names of built-in pages that support it. */
  readonly pages: readonly string[];
  readonly what: string;
}

/** What settings place on pages that do not exist. `content`: names of the dealer's text pages. */
export function missingPageFindings(settings: Settings, content: readonly string[]): Finding[] {
  return placings(settings).flatMap(({ subject, path, page, pages, what }): Finding[] => {
    const known = [...pages, ...[...content].sort()];
    if (known.includes(page)) return [];
    const nearest = nearestWord(page, known);
    return [
      {
        subject,
        path,
        message: `${formatPath(path)} puts ${what} on "${page}", and there is no such page.`,
        found: JSON.stringify(page),
        allowed: known.map((name) => JSON.stringify(name)).join(', '),
        nearest: nearest === undefined ? undefined : JSON.stringify(nearest),
      },
    ];
  });
}

function placings({ locations, promotions, vehicle }: Settings): Placing[] {
  const { show, pages } = vehicle.featureBanner;
  const byPage = (subject: 'locations' | 'promotions', ownPages: readonly string[], what: string) => {
    const { placed } = subject === 'locations' ? locations : promotions;
    return Object.entries(placed)
      .filter(([, names]) => names.length > 0)
      .map(([page]) => ({ subject, path: ['placed', page], page, pages: ownPages, what }));
  };
  return [
    ...byPage('locations', ['home', 'locations'], 'locations'),
    ...byPage('promotions', promotionPages, 'promotions'),
    ...(show ? pages : []).map((page, index) => ({
      subject: 'vehicle' as const,
      path: ['featureBanner', 'pages', index],
      page,
      pages: ['vehicle', 'location'],
      what: 'the banner',
    })),
  ];
}
