import { hash } from 'node:crypto';

const mark = /<!--insert ([\w-]{27})-->/g;

/**
 * Texts that stand in many pages. A page is rendered with a mark in the place of each and gets the text when it is
 * finished: nothing on the way looks at each of its characters.
 */
export class Inserts {
  readonly #marks = new Map<string, string>();
  /** By the name in the mark; a character is a byte (latin1). */
  readonly #texts = new Map<string, string>();

  /** What to render in the place of a text: the same in each build for the same text. */
  markOf(text: string): string {
    const known = this.#marks.get(text);
    if (known !== undefined) return known;
    const name = hash('sha1', text, 'base64url');
    const made = `<!--insert ${name}-->`;
    this.#marks.set(text, made);
    this.#texts.set(name, Buffer.from(text).toString('latin1'));
    return made;
  }

  /** The page with the texts in their places; a character of it is a byte. */
  placed(html: string): string {
    return html.replace(mark, (unknown: string, name: string) => this.#texts.get(name) ?? unknown);
  }
}

const known = new WeakMap<object, Inserts>();

/** Those of the pages of a site; they go with it. */
export function insertsOf(site: object): Inserts {
  const inserts = known.get(site) ?? new Inserts();
  known.set(site, inserts);
  return inserts;
}
