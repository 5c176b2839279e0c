import { Parser } from 'htmlparser2';
import type { ReadingProgress } from '../feed-record.ts';

/** Callbacks while an XML document is read; `path` has the names of the open elements. */
export interface XmlEvents {
  open(path: readonly string[], attributes: Readonly<Record<string, string>>, offset: number): void;
  /** `text` is the element's own text. `isImplied`: the document did not close the element. */
  close(path: readonly string[], text: string, isImplied: boolean): void;
  onProgress?: ReadingProgress;
}

/** Characters to examine first: most feeds show their structure in their first cars. */
export const FIRST_LOOK = 2_000_000;
const CHUNK = 65_536;
const MAX_DEPTH = 60;
/** Unescaped formatting inside a description is text, not structure. */
const formatting =
  /^(p|br|b|strong|i|em|u|ul|ol|li|span|div|h[1-6]|font|hr|sup|sub|small|table|tbody|tr|td)$/i;
const newParagraph = /^(p|br|li|div|h[1-6]|tr|hr)$/i;

/**
 * Reads XML by events. Only the five standard and numeric entities are expanded, and excessively nested
 * elements are ignored. `until` stops after this many characters.
 */
export function readXmlEvents(xml: string, events: XmlEvents, until = xml.length): void {
  const tree = new OpenElements(events);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => tree.open(localName(name), attributes, parser.startIndex),
      ontext: (text) => tree.addText(text),
      // The parser reports `<image/>` as implied too, though it is closed correctly.
      onclosetag: (name, isImplied) =>
        tree.close(localName(name), isImplied && !xml.startsWith('/>', parser.endIndex - 1)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let start = 0; start < until; start += CHUNK) {
    parser.write(xml.slice(start, start + CHUNK));
    events.onProgress?.(start);
  }
  parser.end();
}

class OpenElements {
  readonly #events: XmlEvents;
  readonly #path: string[] = [];
  readonly #texts: string[][] = [];
  /** Number of open elements below the maximum depth. */
  #ignored = 0;

  constructor(events: XmlEvents) {
    this.#events = events;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, offset: number): void {
    if (this.#texts.length > 1 && formatting.test(name)) {
      if (newParagraph.test(name)) this.addText('\n');
    } else if (this.#path.length >= MAX_DEPTH) this.#ignored++;
    else {
      this.#path.push(name);
      this.#texts.push([]);
      this.#events.open(this.#path, attributes, offset);
    }
  }

  addText(text: string): void {
    if (this.#ignored === 0) this.#texts.at(-1)?.push(text);
  }

  close(name: string, isImplied: boolean): void {
    if (formatting.test(name) && this.#path.at(-1) !== name) return;
    if (this.#ignored > 0) this.#ignored--;
    else {
      const text = this.#texts.pop()?.join('').trim() ?? '';
      this.#events.close(this.#path, text, isImplied);
      this.#path.pop();
    }
  }
}

/** Without namespace: `g:price` → `price`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
