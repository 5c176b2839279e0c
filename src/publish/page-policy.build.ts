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
 * Gives each page, in UTF-8, the policy for the scripts that are in it: of Astro's hashes, which are those of
 * all pages, and our own, the ones it needs. What came into a page from elsewhere is of neither kind and does
 * not run.
 */
export function createPagePolicy({ inlineScripts, policy }: PolicyOptions) {
  const digestOf = memoized(sha256);
  const own = new Set(inlineScripts.map((text) => digestOf(Buffer.from(text).toString('latin1'))));
  return (page: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    // A character is a byte: thousands of pages are looked through without being decoded.
    const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString('latin1');
    const astros = astrosMeta.exec(html);
    const head = beginning.exec(html);
    if (astros === null || head === null) return page;
    const present = [...new Set(textsWithin(html).map(digestOf))];
    const allowed = present.filter((hash) => own.has(hash) || astros[1]?.includes(`'${hash}'`));
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(allowed)}">`;
    const start = head.index + head[0].length;
    return joined([
      page.subarray(0, start),
      Buffer.from(meta),
      page.subarray(start, astros.index),
      page.subarray(astros.index + astros[0].length),
    ]);
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

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
