import { hash } from 'node:crypto';

/** Of objects that stay as they are from build to build, as a vehicle does that has not changed. */
const digested = new WeakMap<object, string>();

/**
 * Digests of plain data: what JSON has, `undefined`, Map and Set. Throws for anything else, of which it could not
 * tell whether it has changed. Vehicles and the like, which stand in many places, are digested once.
 */
export class PlainDigests {
  readonly #known = new WeakMap<object, string>();

  /** Digests `value` once; wherever it is met within another value, its digest stands for it. */
  remember(value: object): string {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const digest = digested.get(value) ?? this.of(value);
    digested.set(value, digest);
    this.#known.set(value, digest);
    return digest;
  }

  of(value: unknown): string {
    return hash('sha1', this.#textOf(value), 'base64url');
  }

  /** Another text for each other value. */
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
      // With its length no text need be escaped. Halves of a character would all be one and the same as UTF-8.
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
