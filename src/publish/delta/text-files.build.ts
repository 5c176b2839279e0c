import { hash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { DrawnFile } from '../icons/site-icons.build.ts';
import type { DraftFolder } from './draft-folder.build.ts';
import type { PageFacts, PreviousBuild } from './fresh-pages.build.ts';

const PLACED_IN_A_TURN = 20;

type TextFile = readonly [file: string, text: string];

/** What is remembered of a file that is no page: a digest of its content, or of what it was drawn from. */
export function textFacts(digest: string): PageFacts {
  return { content: digest, reads: [], styles: [], fragments: [] };
}

/** Puts files that are no pages into `folder`, and what is to be remembered of them into `pages`. */
export function textFiles(
  folder: DraftFolder,
  previous: PreviousBuild | null,
  pages: Map<string, PageFacts>,
) {
  /** The previous build's, where its content is the same; false where it is not. */
  const take = (file: string, digest: string): boolean => {
    const lay = previous?.memory.pages[file];
    const isSame =
      previous !== null && lay?.content === digest && folder.take(join(previous.folder, file), file, lay);
    if (isSame) pages.set(file, textFacts(digest));
    return isSame;
  };
  /** Pauses now and then, so that another process is heard. */
  const place = async (texts: Iterable<TextFile>): Promise<void> => {
    let placed = 0;
    for (const [file, text] of texts) {
      if (placed % PLACED_IN_A_TURN === 0) await breathe();
      placed += 1;
      const digest = hash('sha256', text);
      if (take(file, digest)) continue;
      folder.write(file, text, digest);
      pages.set(file, textFacts(digest));
    }
  };
  return { take, place };
}

/**
 * Puts drawn files into `folder`: the previous build's where they were drawn from the same, whatever else of the dealer
 * has changed since.
 */
export async function placeDrawn(
  drawn: readonly DrawnFile[],
  folder: DraftFolder,
  previous: PreviousBuild | null,
  pages: Map<string, PageFacts>,
): Promise<void> {
  const { take } = textFiles(folder, previous, pages);
  for (const { file, source, draw } of drawn) {
    // The dealer may have one of its own.
    if (folder.has(file) || take(file, source)) continue;
    folder.write(file, await draw());
    pages.set(file, textFacts(source));
  }
}
