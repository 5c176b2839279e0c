import { isFunctionPath } from '../../../functions/http/site/function-path.ts';
import { garagePaths } from '../../../src/account/gate-kinds.ts';
import { GARAGE_FILE } from '../../../src/garage/page/garage-page.ts';
import type { BuiltSite, SitePage } from '../built-site.ts';

/**
 * Links, anchors, pictures, styles and scripts of a page whose target does not exist. `origin` is the site's
 * own origin.
 */
export function brokenLinks(page: SitePage, site: BuiltSite, origin: string): string[] {
  const { facts } = page;
  // `rel="expect"` names an element of the page, as a link to an anchor does.
  const [expected, loaded] = [facts.files.filter(isAnchor), facts.files.filter((href) => !isAnchor(href))];
  const links = [...facts.links, ...expected].filter((href) => linkProblem(href, page, site, origin));
  const sources = facts.images.map((image) => image.attributes['src'] ?? '');
  const candidates = facts.candidates.map((candidate) => candidate.split(/\s+/)[0] ?? '');
  const card = [facts.metas.get('og:image') ?? []].flat();
  const files = [...loaded, ...sources, ...candidates, ...card].filter(
    (address) => !isOutside(address, origin) && !isThere(pathOf(address, origin), site),
  );
  return [...new Set([...links, ...files])].map(
    (address) => `${page.path} leads to ${address}, which is nowhere`,
  );
}

function isAnchor(href: string): boolean {
  return href.startsWith('#');
}

function linkProblem(href: string, page: SitePage, site: BuiltSite, origin: string): boolean {
  if (isOutside(href, origin)) return false;
  const [beforeHash = '', hash] = href.split('#');
  const path = beforeHash === '' ? page.path : pathOf(beforeHash, origin);
  if (!site.paths.has(path)) return !isThere(path, site);
  return hash !== undefined && hash !== '' && !site.hasAnchor(path, decodeURIComponent(hash));
}

/** The built page from which the functions make the page at another address. */
const madeOf: ReadonlyMap<string, string> = new Map([
  ...garagePaths.map((path) => [path, GARAGE_FILE] as const),
]);

/**
 * Whether the path is a file of the site or something that the functions make from a page: `/cars/rio.pdf`
 * from `/cars/rio`.
 */
function isThere(path: string, site: BuiltSite): boolean {
  const page = madeOf.get(path) ?? /^(\/cars\/[^/.]+)[/.]/.exec(path)?.[1] ?? '';
  return (
    site.hasFile(path) ||
    path.startsWith('/api/') ||
    (isFunctionPath(path) && site.paths.has(page)) ||
    site.rendersOnDemand(path)
  );
}

function isOutside(address: string, origin: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) && !address.startsWith(origin);
}

/**
 * The path without its query. A relative address stays relative and counts as broken, because its meaning
 * depends on the page.
 */
function pathOf(address: string, origin: string): string {
  const [path = ''] = address.replace(origin, '').split(/[?#]/);
  return path === '' ? '/' : path;
}

/** Elements of one page with the same id; an anchor leads only to the first of them. */
export function repeatedIds({ path, facts }: SitePage): string[] {
  const repeated = facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => `${path} has more than one #${id}`);
}
