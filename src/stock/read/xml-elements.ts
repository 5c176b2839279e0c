import { Parser } from 'htmlparser2';
import type { ReadingProgress } from './feed-record.ts';

/** What happens while an XML document is read; `path` holds the names of the open elements. */
export interface XmlEvents {
  open(path: readonly string[], attributes: Readonly<Record<string, string>>, offset: number): void;
  /** `text` is the element's own text. `isImplied`: the document did not close the element itself. */
  close(path: readonly string[], text: string, isImplied: boolean): void;
  onProgress?: ReadingProgress;
}

const CHUNK = 65_536;
const MAX_DEPTH = 60;
/** Formatting inside a description that was not escaped: part of the text, not of the structure. */
const formatting =
  /^(p|br|b|strong|i|em|u|ul|ol|li|span|div|h[1-6]|font|hr|sup|sub|small|table|tbody|tr|td)$/i;
const newParagraph = /^(p|br|li|div|h[1-6]|tr|hr)$/i;

interface OpenElement {
  text: string[];
}

/**
 * Reads XML event by event. Entities other than the five of XML and numeric ones are not expanded, and
 * elements nested deeper than any feed's are ignored. `until` stops after so many characters.
 */
export function readXmlEvents(xml: string, events: XmlEvents, until = xml.length): void {
  const path: string[] = [];
  const open: OpenElement[] = [];
  let ignored = 0;
  const isFormatting = (name: string) => open.length > 1 && formatting.test(name);
  // The parser calls `<image/>` implied too, though it is closed as it should be.
  const isSelfClosed = () => xml.startsWith('/>', parser.endIndex - 1);
  const parser = new Parser(
    {
      onopentag: (rawName, attributes) => {
        const name = localName(rawName);
        if (isFormatting(name)) {
          if (newParagraph.test(name)) open.at(-1)?.text.push('\n');
          return;
        }
        if (path.length >= MAX_DEPTH) {
          ignored++;
          return;
        }
        path.push(name);
        open.push({ text: [] });
        events.open(path, attributes, parser.startIndex);
      },
      ontext: (text) => {
        if (ignored === 0) open.at(-1)?.text.push(text);
      },
      onclosetag: (rawName, isImplied) => {
        const name = localName(rawName);
        if (isFormatting(name) && path.at(-1) !== name) return;
        if (ignored > 0) {
          ignored--;
          return;
        }
        const element = open.pop();
        events.close(path, element?.text.join('').trim() ?? '', isImplied && !isSelfClosed());
        path.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let start = 0; start < until; start += CHUNK) {
    parser.write(xml.slice(start, start + CHUNK));
    events.onProgress?.(start);
  }
  parser.end();
}

/** Without its namespace: `g:price` → `price`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
