import { distance } from 'fastest-levenshtein';

/**
 * The known word that a mistyped one probably means, or undefined: case and hyphens are ignored, a few wrong
 * letters are allowed, and "phoneNumber" finds "phone".
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const wanted = bare(word);
  if (wanted === '') return undefined;
  const same = known.find((candidate) => bare(candidate) === wanted);
  if (same !== undefined) return same;
  const ranked = known
    .map((candidate) => ({ candidate, edits: distance(bare(candidate), wanted) }))
    .filter(({ candidate, edits }) => edits <= tolerance(Math.max(bare(candidate).length, wanted.length)))
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate ?? known.find((candidate) => contains(wanted, bare(candidate)));
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Allowed edit distance by length; swapped letters count as two, hence 2 from four letters on. */
function tolerance(length: number): number {
  if (length <= 3) return 1;
  return length <= 7 ? 2 : 3;
}

function contains(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a));
}
