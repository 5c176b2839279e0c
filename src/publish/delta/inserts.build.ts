import { hash } from 'node:crypto';
import { dealerSlot } from '../../values/dealer-memory.build.ts';

const mark = /<!--insert [\w-]{27}-->/g;

interface Insert {
  readonly mark: string;
  /** The text; a character is a byte (latin1). */
  readonly bytes: string;
}

function insertOf(text: string): Insert {
  return {
    mark: `<!--insert ${hash('sha1', text, 'base64url')}-->`,
    bytes: Buffer.from(text).toString('latin1'),
  };
}

/**
 * Texts that stand in many pages. A page is rendered with a mark in the place of each and gets the text when it is
 * finished: nothing on the way looks at each of its characters.
 */
export class Inserts {
  readonly #made = new Map<string, Insert>();
  /** By the mark. */
  readonly #bytes = new Map<string, string>();
  /** Those of the site before: most texts are the same. */
  readonly #before: ReadonlyMap<string, Insert>;

  constructor(before: Inserts | null = null) {
    this.#before = before === null ? new Map() : before.#made;
  }

  /** What to render in the place of a text: the same in each build for the same text. */
  markOf(text: string): string {
    const known = this.#made.get(text);
    if (known !== undefined) return known.mark;
    const made = this.#before.get(text) ?? insertOf(text);
    this.#made.set(text, made);
    this.#bytes.set(made.mark, made.bytes);
    return made.mark;
  }

  /** The page with the texts in their places; a character of it is a byte. */
  placed(html: string): string {
    return html.replace(mark, (found) => this.#bytes.get(found) ?? found);
  }
}

const known = new WeakMap<object, Inserts>();
const last = dealerSlot<Inserts>();

/** Those of the pages of a site; they go when there are two newer ones. */
export function insertsOf(site: object): Inserts {
  const own = known.get(site);
  if (own !== undefined) return own;
  const made = new Inserts(last.get());
  last.set(made);
  known.set(site, made);
  return made;
}
