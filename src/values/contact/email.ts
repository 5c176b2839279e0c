import { plainCharacters } from '../input/typed-text.ts';

/** Maximum length of an address (RFC 5321, 4.5.3.1, with erratum 1690). */
const MAX_CHARACTERS = 254;

const LOCAL = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const address = new RegExp(
  `^${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+(?=[\\p{L}\\p{N}-]*\\p{L})${LABEL}$`,
  'u',
);

/**
 * Normalises a typed e-mail address: trimmed, domain in lower case; the local part is case-sensitive (RFC 5321, 2.4).
 * Null if it is invalid.
 */
export function readEmail(text: string): string | null {
  const trimmed = plainCharacters(text).trim();
  if (trimmed.length > MAX_CHARACTERS || trimmed.indexOf('@') > 64 || !address.test(trimmed)) return null;
  const at = trimmed.lastIndexOf('@');
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}
