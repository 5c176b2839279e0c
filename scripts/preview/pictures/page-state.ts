/** A built site for comparison: its pages and the files that they load, by path. */
export interface BuiltSite {
  /** Read on demand: thousands would not fit into memory together. */
  readonly pages: ReadonlyMap<string, () => string>;
  /** Style sheets and scripts. */
  readonly assets: ReadonlyMap<string, string>;
}

export type ChangeKind = 'added' | 'gone' | 'text' | 'page' | 'style' | 'script';

export const changeNames: Readonly<Record<ChangeKind, string>> = {
  added: 'New page',
  gone: 'No longer there',
  text: 'Different words',
  page: 'Same words, made differently',
  style: 'Looks different',
  script: 'Behaves differently',
};

export interface PageChange {
  /** `/cars/2024-kia-cerato`. */
  readonly path: string;
  readonly kind: ChangeKind;
  /** Some removed and some added words. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** `_astro/Page.BxYz12_-.css`: eight characters of hash before the ending. A font's name is only a hash. */
const hashInName = /((?:_astro|\.)\/[\w@.[\]-]*?)\.[\w-]{8}\.(css|m?js|webp|avif|svg|png|jpe?g)\b/g;
/** The hashes of scripts in a page's policy. */
const scriptDigest = /'sha256-[\w+/=]+'\s?/g;

/** An island's id, which differs between build folders. */
const islandId = /(<astro-island) uid="[^"]*"/g;

/** A file's content without the hashes of the files it loads. */
export function withoutHashes(content: string): string {
  return content.replace(scriptDigest, '').replace(islandId, '$1').replace(hashInName, '$1.$2');
}

/** The visible text of a page, piece by piece. */
export function wordsOf(html: string): string[] {
  const shown = html
    .replace(/<head[\s>][\s\S]*?<\/head>/i, (head) => /<title>[\s\S]*?<\/title>/i.exec(head)?.[0] ?? '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  return shown
    .split(/<[^>]*>/)
    .map((text) => unescaped(text).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#39;': "'",
};

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#3[489]);/g, (entity) => entities[entity] ?? entity);
}
