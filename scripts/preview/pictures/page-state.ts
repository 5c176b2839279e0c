/** A built site as it is compared: its pages, and what they load, by path from the site's root. */
export interface BuiltSite {
  /** Read when they are compared: thousands would not fit into memory together. */
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
  /** Words that were there and are not, and the other way round; a few of each. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** `_astro/Page.BxYz12_-.css`: eight signs before the ending tell contents apart. A font's name is nothing else. */
const hashInName = /((?:_astro|\.)\/[\w@.[\]-]*?)\.[\w-]{8}\.(css|m?js|webp|avif|svg|png|jpe?g)\b/g;
/** The policy of a page names its scripts by their digests. */
const scriptDigest = /'sha256-[\w+/=]+'\s?/g;

/** Of a part that wakes in the browser; another in each folder that a site is built in. */
const islandId = /(<astro-island) uid="[^"]*"/g;

/** What a file says, whatever the names of the files it loads. */
export function withoutHashes(content: string): string {
  return content.replace(scriptDigest, '').replace(islandId, '$1').replace(hashInName, '$1.$2');
}

/** All that stands in the text of a page for a reader, piece by piece. */
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
