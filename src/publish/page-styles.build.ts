import { createHash } from 'node:crypto';

const sheets = /(?:<link rel="stylesheet" href="[^"]+">)+/;
const sheet = /href="([^"]+)"/g;
/** What most pages share; astro.config.mjs names it. */
const shared = /\/site\.[^/]+\.css$/;

/** Of style sheets that stand one after the other, those that become one, and its address. */
export interface StyleBundle {
  readonly path: string;
  readonly sources: readonly string[];
}

/**
 * Gives each page two style sheets: what most pages share, and all else that it needs. A phone asks for few files at
 * a time and paints when it has all of them. `tell` hears of the page's bundle, if it needs one; its file is to be
 * written where the sources lie. The order of style sheets means nothing here: that of their layers is said in the
 * page.
 */
export function createPageStyles() {
  const known = new Map<string, { readonly text: string; readonly bundle: StyleBundle | null }>();
  const madeOf = (links: string) => {
    const made = known.get(links) ?? pageLinks(links);
    known.set(links, made);
    return made;
  };
  return (html: string, tell: (bundle: StyleBundle) => void): string =>
    html.replace(sheets, (links) => {
      const { text, bundle } = madeOf(links);
      if (bundle !== null) tell(bundle);
      return text;
    });
}

function pageLinks(links: string) {
  const paths = [...links.matchAll(sheet)].flatMap(([, path]) => path ?? []);
  const common = paths.filter((path) => shared.test(path));
  const sources = paths.filter((path) => !shared.test(path));
  const bundle = sources.length > 1 ? bundleOf(sources) : null;
  const after = bundle === null ? sources : [bundle.path];
  const text = [...common, ...after].map((path) => `<link rel="stylesheet" href="${path}">`).join('');
  return { text, bundle };
}

/** The sources carry digests of what is in them: theirs together is that of the bundle. */
function bundleOf(sources: readonly string[]): StyleBundle {
  const sorted = sources.toSorted();
  const digest = createHash('sha256').update(sorted.join()).digest('base64url').slice(0, 8);
  return { path: sorted[0]?.replace(/[^/]+$/, `page.${digest}.css`) ?? '', sources: sorted };
}
