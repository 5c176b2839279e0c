/**
 * Number of letters to insert, delete, replace or swap to turn `typed` into `word`, or with `isPrefix` into one of its
 * prefixes. A distance above `max` is not computed exactly: the result is then any number above `max`.
 */
export function editDistance(typed: string, word: string, isPrefix: boolean, max: number): number {
  if (typed.length - word.length > max || (!isPrefix && word.length - typed.length > max)) return max + 1;
  const width = isPrefix ? Math.min(word.length, typed.length + max) : word.length;
  let before = new Uint8Array(width + 1);
  let above = Uint8Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = new Uint8Array(width + 1);
    current[0] = row;
    for (let at = 1; at <= width; at += 1) {
      const isEqual = typed[row - 1] === word[at - 1];
      let cost = Math.min(
        (above[at - 1] ?? 0) + (isEqual ? 0 : 1),
        (above[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
      );
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      current[at] = cost;
    }
    before = above;
    above = current;
  }
  return isPrefix ? Math.min(...above) : (above[width] ?? 0);
}
