import { hasFound } from '../merge-hits.ts';
import type { TextSession, Word } from '../text-session.ts';
import { searchWords } from './search-words.ts';

const MAX_WORDS = 20;

type Direction = 'right_to_left' | 'left_to_right';

/** `both_sides:3` drops from both ends for queries of up to three words, and from the right for longer ones. */
function readMode(mode: string, words: number): { direction: Direction; isBoth: boolean } {
  if (mode.startsWith('both_sides')) {
    const limit = Number.parseInt(mode.split(':')[1] ?? '1000', 10);
    const isBoth = words <= (Number.isNaN(limit) ? 1000 : limit);
    return { direction: isBoth ? 'left_to_right' : 'right_to_left', isBoth };
  }
  return { direction: mode === 'left_to_right' ? 'left_to_right' : 'right_to_left', isBoth: false };
}

/**
 * Drops words, one more in each round, from one end and then from the other, until there are enough results.
 */
export function dropWords(session: TextSession, words: readonly Word[]): void {
  const { exhaustive, dropTokensThreshold, dropTokensMode } = session.params;
  const count = Math.min(words.length, MAX_WORDS);
  const { direction: first, isBoth } = readMode(dropTokensMode, count);
  let direction = first;
  let dropped = 0;
  let turns = 0;
  while (exhaustive || !hasFound(session, dropTokensThreshold) || isBoth) {
    if (dropped >= count - 1) {
      direction = direction === 'right_to_left' ? 'left_to_right' : 'right_to_left';
      dropped = 0;
      turns += 1;
    }
    if (count <= 1 || turns >= 2 || session.budget.cells <= 0) return;
    const cut = direction === 'right_to_left' ? count - dropped - 1 : dropped + 1;
    const head = words.slice(0, cut);
    const tail = words.slice(cut, count);
    const [kept, left] = direction === 'right_to_left' ? [head, tail] : [tail, head];
    // Numbers may have typos from here on, whatever the request says: Typesense forgets to pass it on.
    searchWords(
      session,
      kept,
      left.map(({ token }) => token),
      true,
    );
    dropped += 1;
  }
}
