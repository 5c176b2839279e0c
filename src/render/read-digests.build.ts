import { hash } from 'node:crypto';
import type { Site } from '../site/site.build.ts';
import { answerOf } from './recorded-site.build.ts';

/** Digests of the values that pages read of a site, each computed once. */
export class ReadDigests {
  readonly #site: Site;
  readonly #digests = new PlainDigests();
  readonly #reads = new Map<string, string>();

  constructor(site: Site) {
    this.#site = site;
    for (const vehicle of site.pageVehicles) this.#digests.remember(vehicle, JSON.stringify(vehicle));
    for (const page of site.landing) this.#digests.remember(page);
  }

  ofRead(read: string): string {
    const known = this.#reads.get(read);
    if (known !== undefined) return known;
    const digest = this.#digests.of(answerOf(this.#site, read));
    this.#reads.set(read, digest);
    return digest;
  }
}

/**
 * Digests of plain data: JSON values, `undefined`, Map and Set. Throws for anything else, whose changes it
 * could not detect. Objects that occur in many values (vehicles) are digested once: see `remember`.
 */
export class PlainDigests {
  readonly #known = new WeakMap<object, string>();

  /**
   * Computes the digest of `value` now and uses it wherever that object occurs in others. `text` may be an
   * equivalent text: a vehicle's JSON line is four times faster to digest than the object.
   */
  remember(value: object, text?: string): void {
    if (this.#known.has(value)) return;
    this.#known.set(value, text === undefined ? this.of(value) : hash('sha1', text, 'base64url'));
  }

  of(value: unknown): string {
    const known = typeof value === 'object' && value !== null ? this.#known.get(value) : undefined;
    return known ?? hash('sha1', this.#textOf(value), 'base64url');
  }

  /** Different values have different texts. */
  #textOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return leaf(value);
    const known = this.#known.get(value);
    if (known !== undefined) return `@${known}`;
    if (Array.isArray(value)) return this.#textOfAll('[', value);
    if (value instanceof Map) return this.#textOfAll('map[', [...value].flat(1));
    if (value instanceof Set) return this.#textOfAll('set[', value);
    if (isPlain(value)) return this.#textOfMembers(value);
    throw new Error(`A page depends on a ${value.constructor.name}, which is no plain data.`);
  }

  #textOfAll(start: string, values: Iterable<unknown>): string {
    let text = start;
    for (const value of values) text += `${this.#textOf(value)},`;
    return `${text}]`;
  }

  #textOfMembers(value: Readonly<Record<string, unknown>>): string {
    let text = '{';
    for (const name of Object.keys(value)) text += `${leaf(name)},${this.#textOf(value[name])},`;
    return `${text}]`;
  }
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function leaf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      // The length prefix makes escaping unnecessary. Lone surrogates would all become the same bytes in
      // UTF-8.
      return value.isWellFormed() ? `${value.length}"${value}` : JSON.stringify(value);
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return 'null';
    default:
      throw new Error(`A page depends on a ${typeof value}, which is no plain data.`);
  }
}
