import type { Chance } from '../ports/chance.ts';

/** Random values from Web Crypto, available on every host. */
export const webChance: Chance = {
  id: () => crypto.randomUUID(),
  token: () => base64Url(crypto.getRandomValues(new Uint8Array(32))),
  digits: (count) => Array.from({ length: count }, digit).join(''),
};

/** Bytes from 250 on are rejected, because they would make the digits 0 to 5 more likely. */
function digit(): number {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 250 ? byte % 10 : digit();
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
