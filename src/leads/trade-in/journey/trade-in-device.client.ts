import * as v from 'valibot';
import { forgetStored, readStored, type Shelf, type Stored, writeStored } from '../../../ui/stored.client.ts';

/** `token` opens the trade-in at the dealer's: nothing of it but this stays on the device. */
const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/));

const stored: Stored<string | null> = { key: 'trade-in', version: 1, schema: tokenSchema, empty: null };

export function keptToken(shelf?: Shelf | null): string | null {
  return readStored(stored, shelf);
}

export function keepToken(token: string, shelf?: Shelf | null): void {
  writeStored(stored, token, shelf);
}

export function forgetToken(shelf?: Shelf | null): void {
  forgetStored(stored, shelf);
}

/** The token of the shopper's own link, `/trade-in#t=…`: behind `#`, so that no log and no other site learns it. */
export function tokenOfLink(hash: string): string | null {
  const token = v.safeParse(tokenSchema, new URLSearchParams(hash.slice(1)).get('t'));
  return token.success ? token.output : null;
}

export function linkOfToken(token: string, origin: string): string {
  return `${origin}/trade-in#${new URLSearchParams({ t: token })}`;
}
