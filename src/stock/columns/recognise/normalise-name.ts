import { foldToAscii } from '../../../values/slug.ts';

/** Column names without case, accents, spaces and punctuation: `Stock #` → `stock`, `Préço (€)` → `preco`. */
export function normaliseName(name: string): string {
  return foldToAscii(name.replace(/^[\w-]+:(?=\w)/, '')).replace(/[^a-z0-9]+/g, '');
}

/** The parts of a dotted path, normalised, without attribute marks and list positions. */
export function pathParts(path: string): string[] {
  return path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .map((part) => normaliseName(part))
    .filter((part) => part !== '' && !/^\d+$/.test(part));
}
