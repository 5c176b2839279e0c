import type { Fragment } from './fragments.ts';

/** A question that pages ask of the stock, as they write it down, and a digest of its answer. */
export type Answer = readonly [read: string, digest: string];

/** What a build learned of a file while it was rendered, as it travels between processes. */
export interface PageNotes {
  readonly file: string;
  /** SHA-256 of its content, 64 hexadecimal digits. */
  readonly digest: string;
  /** The parts of the stock that it uses. */
  readonly reads: readonly string[];
  readonly fragments: readonly Fragment[];
  readonly styles: readonly { readonly path: string; readonly sources: readonly string[] }[];
  /** Of those of its questions that are dear to answer, what is known of them by now. */
  readonly answers: readonly Answer[];
}

/** A file that would become what it is in the previous build: what was to be seen has not changed. */
export interface SamePage {
  readonly file: string;
  readonly isSame: true;
}

export type PageOutcome = PageNotes | SamePage;
