import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import { readDelimited } from './delimited/read-delimited.ts';
import { type FeedRows, type Readable, type ReadingProgress, unreadableFeed } from './feed-record.ts';
import { readJson } from './json/read-json.ts';
import { readNdjson } from './json/read-ndjson.ts';
import { readXml } from './xml/read-xml.ts';

type Format = Exclude<FeedSettings['format'], 'auto'>;
type Reader = (text: string, settings: FeedSettings, onProgress: ReadingProgress) => Readable<FeedRows>;

const readers: Readonly<Record<Format, Reader>> = {
  csv: readDelimited,
  json: readJson,
  ndjson: (text, _, onProgress) => readNdjson(text, onProgress),
  xml: readXml,
};

/** Comments and an XML declaration may stand before the start of a web page. */
const webPage = /^(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html[\s>])/i;

/** Reads a feed in the format of feed.json, else in the one that its first characters suggest. */
export function readFeed(
  text: string,
  settings: FeedSettings,
  onProgress: ReadingProgress = () => undefined,
): Readable<FeedRows> {
  const start = text.slice(0, 2000).trimStart();
  if (start === '' && text.trim() === '')
    return unreadableFeed('The feed is empty. Ask the supplier to send it again.', 1);
  if (webPage.test(start)) {
    return unreadableFeed(
      "The feed is a web page, probably an error message of the supplier's server. Check the address of the feed or ask the supplier to send it again.",
      1,
    );
  }
  const format = settings.format === 'auto' ? sniffFormat(text) : settings.format;
  return readers[format](text, settings, onProgress);
}

export function sniffFormat(text: string): Format {
  const start = text.trimStart();
  if (/^<[?!a-z_]/i.test(start)) return 'xml';
  if (/^\{/.test(start)) return isNdjson(start) ? 'ndjson' : 'json';
  return /^\[\s*([[{\]]|$)/.test(start) ? 'json' : 'csv';
}

/** A complete object on the first line, and another one after it. */
function isNdjson(start: string): boolean {
  const lineEnd = start.indexOf('\n');
  const first = lineEnd < 0 ? start : start.slice(0, lineEnd);
  if (lineEnd >= 0 && !/^\s*\{/.test(start.slice(lineEnd, lineEnd + 200))) return false;
  try {
    JSON.parse(first);
    return lineEnd >= 0 && start.slice(lineEnd).trim() !== '';
  } catch {
    return /^\{.*\}\s*$/.test(first) && lineEnd >= 0;
  }
}
