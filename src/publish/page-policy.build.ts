import { createHash } from 'node:crypto';

/** A policy holds for what comes after it: before all scripts, behind the character set. */
const beginning = /<head>(?:<meta charset="[^"]*">)?/i;

const scriptStart = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>/y;

interface PolicyOptions {
  /** Texts of the scripts that may stand within pages: our own, and those of Astro. */
  readonly scripts: readonly string[];
  /** The whole policy of a page for the scripts within it. */
  readonly policy: (scriptHashes: readonly string[]) => string;
}

/**
 * Gives each page the policy for the scripts that are in it: of those that may be, the ones it needs. What came into a
 * page from elsewhere is none of them and does not run. Of a page each byte is a character (latin1): thousands are
 * looked through without being decoded.
 */
export function createPagePolicy({ scripts, policy }: PolicyOptions) {
  const hashes = new Map(
    scripts.map((script) => Buffer.from(script).toString('latin1')).map((text) => [text, sha256(text)]),
  );
  const metaOf = memoized(
    (allowed: string) =>
      `<meta http-equiv="Content-Security-Policy" content="${policy(allowed.split(' ').filter(Boolean))}">`,
  );
  return (html: string): string => {
    const head = beginning.exec(html);
    if (head === null) return html;
    const allowed = new Set(textsWithin(html).flatMap((text) => hashes.get(text) ?? []));
    const start = head.index + head[0].length;
    return html.slice(0, start) + metaOf([...allowed].join(' ')) + html.slice(start);
  };
}

/** What would run: neither a file's nor data. */
function textsWithin(html: string): string[] {
  const texts: string[] = [];
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at + 1)) {
    scriptStart.lastIndex = at;
    const [tag = '', attributes = ''] = scriptStart.exec(html) ?? [];
    const isRun = tag !== '' && !/\ssrc=|\stype="(?!module"|text\/javascript")/.test(attributes);
    const start = at + tag.length;
    if (isRun) texts.push(html.slice(start, html.indexOf('</script', start)));
  }
  return texts;
}

/** Of a text in which each character is a byte. */
function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
}

/** The same few sets of scripts stand in thousands of pages. */
function memoized(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const result = known.get(text) ?? make(text);
    known.set(text, result);
    return result;
  };
}
