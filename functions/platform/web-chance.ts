import type { Chance } from '../ports/chance.ts';

/** Chance from the platform's own cryptographic source (Web Crypto), the same on every host. */
export const webChance: Chance = {
  id: () => crypto.randomUUID(),
  token: () => base64Url(crypto.getRandomValues(new Uint8Array(32))),
  digits: (count) => Array.from({ length: count }, digit).join(''),
};

/** Bytes from 250 on are drawn again: they would make the digits 0 to 5 likelier. */
function digit(): number {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 250 ? byte % 10 : digit();
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
