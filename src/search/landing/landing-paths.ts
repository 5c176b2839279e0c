import type { LandingPage, SearchBasePath } from './landing-page.ts';

/** A page before it has a path: `slug` is its last segment; a model names its make as `parentKey`. */
export type CandidatePage = Omit<LandingPage, 'path'> & {
  readonly slug: string;
  readonly parentKey: string | null;
};

/** A page whose path was taken by another, for the build report. */
export type PathCollision = {
  readonly wantedPath: string;
  readonly kind: LandingPage['kind'];
  readonly heading: string;
  /** Its path instead; null if its name has no letters for a slug, so that it has no page. */
  readonly path: string | null;
};

function freePath(wanted: string, kind: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const withKind = `${wanted}-${kind}`;
  let path = withKind;
  for (let count = 2; taken.has(path); count++) path = `${withKind}-${count}`;
  return path;
}

/**
 * Assigns a path to each page. Types, makes, bodies, locations and dealerships share one level of URLs, so two may
 * have the same slug: the earlier candidate keeps it, the later one gets its kind appended
 * (`/search/jaguar-location`).
 */
export function placePages(
  candidates: readonly CandidatePage[],
  basePath: SearchBasePath,
): { pages: LandingPage[]; collisions: PathCollision[] } {
  const pages: LandingPage[] = [];
  const collisions: PathCollision[] = [];
  const taken = new Set<string>();
  const makePaths = new Map<string, string>();
  for (const { slug, parentKey, ...page } of candidates) {
    const parentPath = parentKey === null ? basePath : makePaths.get(parentKey);
    // The make itself has no page: only its collision is reported, not those of its models.
    if (parentPath === undefined) continue;
    const wantedPath = `${parentPath}/${slug}`;
    const path = slug === '' ? null : freePath(wantedPath, page.kind, taken);
    if (path !== wantedPath) {
      collisions.push({ wantedPath, kind: page.kind, heading: page.heading, path });
    }
    if (path === null) continue;
    taken.add(path);
    if (page.kind === 'make') makePaths.set(page.key, path);
    pages.push({ ...page, path });
  }
  return { pages, collisions };
}
