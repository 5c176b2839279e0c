import type { Fragment } from './fragments.ts';

/** What a build learned of a file while it was rendered, as it travels between processes. */
export interface PageNotes {
  readonly file: string;
  /** SHA-256 of its content, 64 hexadecimal digits. */
  readonly digest: string;
  /** The parts of the stock that it uses. */
  readonly reads: readonly string[];
  /** Digests of what it was given, of those reads that another process need not answer again. */
  readonly answers?: readonly (readonly [read: string, digest: string])[];
  readonly fragments: readonly Fragment[];
  readonly styles: readonly { readonly path: string; readonly sources: readonly string[] }[];
}
