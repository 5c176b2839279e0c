import { hash } from 'node:crypto';

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
    const digest = this.of(value);
    this.#known.set(value, digest);
    return digest;
  }

  of(value: unknown): string {
    const parts: string[] = [];
    this.#write(value, parts);
    return hash('sha1', parts.join(''), 'base64url');
  }

  #write(value: unknown, parts: string[]): void {
    if (typeof value !== 'object' || value === null) {
      parts.push(leaf(value));
      return;
    }
    const known = this.#known.get(value);
    if (known !== undefined) parts.push('@', known);
    else if (Array.isArray(value)) this.#writeAll('[', value, parts);
    else if (value instanceof Map) this.#writeAll('map[', [...value].flat(1), parts);
    else if (value instanceof Set) this.#writeAll('set[', [...value], parts);
    else if (isPlain(value)) this.#writeAll('{', Object.entries(value).flat(1), parts);
    else throw new Error(`A page depends on a ${value.constructor.name}, which is no plain data.`);
  }

  #writeAll(start: string, values: readonly unknown[], parts: string[]): void {
    parts.push(start);
    for (const value of values) {
      this.#write(value, parts);
      parts.push(',');
    }
    parts.push(']');
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function leaf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
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
