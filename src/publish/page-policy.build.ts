import { createHash } from 'node:crypto';

const astrosMeta = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;

/** A policy holds for what comes after it: before all scripts, behind the character set. */
const beginning = /<head>(?:<meta charset="[^"]*">)?/i;

const scriptStart = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>/y;

interface PolicyOptions {
  /** Texts of our own scripts, which may stand within pages. */
  readonly inlineScripts: readonly string[];
  /** The whole policy of a page for the scripts within it. */
  readonly policy: (scriptHashes: readonly string[]) => string;
}

/**
 * Gives each page the policy for the scripts that are in it: of Astro's hashes, which are those of all pages, and
 * our own, the ones it needs. What came into a page from elsewhere is of neither kind and does not run. Of a page
 * each byte is a character (latin1): thousands are looked through without being decoded.
 */
export function createPagePolicy({ inlineScripts, policy }: PolicyOptions) {
  const digestOf = memoized(sha256);
  const own = new Set(inlineScripts.map((text) => digestOf(Buffer.from(text).toString('latin1'))));
  return (html: string): string => {
    const astros = astrosMeta.exec(html);
    const head = beginning.exec(html);
    if (astros === null || head === null) return html;
    const present = [...new Set(textsWithin(html).map(digestOf))];
    const allowed = present.filter((hash) => own.has(hash) || astros[1]?.includes(`'${hash}'`));
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(allowed)}">`;
    const start = head.index + head[0].length;
    return (
      html.slice(0, start) +
      meta +
      html.slice(start, astros.index) +
      html.slice(astros.index + astros[0].length)
    );
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

/** The same few scripts stand in thousands of pages. */
function memoized(digest: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const result = known.get(text) ?? digest(text);
    known.set(text, result);
    return result;
  };
}
