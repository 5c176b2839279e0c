import type { LandingKind, LandingPage } from './landing-page.ts';

export interface RefineLink {
  label: string;
  path: string;
  count: number;
  isCurrent: boolean;
}

export interface RefineGroup {
  heading: string;
  links: RefineLink[];
  /** How many stand before the "show all" disclosure. */
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
 * models first. "make list (7 makes before Show all makes; model sub-list limit 30) … dealership or
 * location name (limit 40)" (stock and vehicle §2). Listings without stock are left out.
 */
export function refineGroups(
  page: LandingPage,
  landing: readonly LandingPage[],
  settings: RefineSettings,
): RefineGroup[] {
  const { texts } = settings;
  const linksOf = (kind: LandingKind, isWanted: (other: LandingPage) => boolean = () => true) =>
    landing
      .filter((other) => other.kind === kind && other.count > 0 && isWanted(other))
      .map((other) => ({
        label: other.label,
        path: other.path,
        count: other.count,
        isCurrent: other.path === page.path,
      }));
  const byCount = (links: RefineLink[]) =>
    links.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-AU'));
  const makeKey = page.kind === 'make' ? page.key : page.kind === 'model' ? page.key.split('/')[0] : null;
  const groups = [
    {
      heading: texts.models,
      links:
        makeKey === null ? [] : byCount(linksOf('model', (other) => other.key.startsWith(`${makeKey}/`))),
      shown: settings.modelsShown,
      moreLabel: texts.showAll,
    },
    { heading: texts.condition, links: linksOf('type'), shown: 10, moreLabel: texts.showAll },
    {
      heading: texts.makes,
      links: byCount(linksOf('make')),
      shown: settings.makesShown,
      moreLabel: texts.showAllMakes,
    },
    { heading: texts.bodies, links: byCount(linksOf('body')), shown: 20, moreLabel: texts.showAll },
    {
      heading: texts.locations,
      links: linksOf('location').sort((a, b) => a.label.localeCompare(b.label, 'en-AU')),
      shown: settings.locationsShown,
      moreLabel: texts.showAll,
    },
  ];
  return groups.filter((group) => group.links.length > 1);
}
