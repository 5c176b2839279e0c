import type { LandingKind, LandingPage } from '../landing-page.ts';

export interface RefineLink {
  label: string;
  path: string;
  isCurrent: boolean;
}

export interface RefineGroup {
  heading: string;
  links: RefineLink[];
  /** Number of links before the "show all" disclosure: those with most stock. */
  shown: number;
  moreLabel: string;
}

interface RefineSettings {
  makesShown: number;
  modelsShown: number;
  locationsShown: number;
  texts: {
    condition: string;
    bodies: string;
    makes: string;
    models: string;
    locations: string;
    showAllMakes: string;
    showAll: string;
  };
}

/**
 * Links from a listing to the listings beside it: condition, body, make and location; under a make its
 * models first. "make list (7 makes before Show all makes; … model sub-list limit 30) … dealership or
 * location name (limit 40)" (stock and vehicle §2). Listings without stock are left out. The number of
 * cars in other listings is not shown and does not order the links: otherwise each feed would change every listing page.
 */
export function refineGroups(
  page: LandingPage,
  landing: readonly LandingPage[],
  settings: RefineSettings,
): RefineGroup[] {
  const { texts } = settings;
  const ofKind = (kind: LandingKind) => landing.filter((other) => other.kind === kind && other.count > 0);
  const toLink = ({ label, path }: LandingPage): RefineLink => ({
    label,
    path,
    isCurrent: path === page.path,
  });
  const makeKey = page.kind === 'make' ? page.key : page.kind === 'model' ? page.key.split('/')[0] : null;
  const groups = [
    {
      heading: texts.models,
      links:
        makeKey === null
          ? []
          : popularFirst(
              ofKind('model').filter(({ key }) => key.startsWith(`${makeKey}/`)),
              settings.modelsShown,
            ),
      shown: settings.modelsShown,
      moreLabel: texts.showAll,
    },
    { heading: texts.condition, links: ofKind('type'), shown: 10, moreLabel: texts.showAll },
    {
      heading: texts.makes,
      links: popularFirst(ofKind('make'), settings.makesShown),
      shown: settings.makesShown,
      moreLabel: texts.showAllMakes,
    },
    { heading: texts.bodies, links: byName(ofKind('body')), shown: 20, moreLabel: texts.showAll },
    {
      heading: texts.locations,
      links: byName(ofKind('location')),
      shown: settings.locationsShown,
      moreLabel: texts.showAll,
    },
  ];
  return groups
    .filter(({ links }) => links.length > 1)
    .map((group) => ({ ...group, links: group.links.map(toLink) }));
}

const names = new Intl.Collator('en-AU');

function byName(pages: readonly LandingPage[]): LandingPage[] {
  return pages.toSorted((a, b) => names.compare(a.label, b.label));
}

/** The `shown` ones with most stock, sorted by name, then the others by name. */
function popularFirst(pages: readonly LandingPage[], shown: number): LandingPage[] {
  const ranked = byName(pages).sort((a, b) => b.count - a.count);
  return [...byName(ranked.slice(0, shown)), ...byName(ranked.slice(shown))];
}
