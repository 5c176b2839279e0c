import type { PageNotes } from './page-notes.ts';

/** The build that another process takes part in. */
export interface SharedBuild {
  readonly slug: string;
  readonly tenantsDir: string;
  readonly dataDir: string;
  /** ISO 8601. */
  readonly now: string;
  /** The folder that is being filled. */
  readonly draft: string;
}

/** A file to render, and of which of the program's pages it is. */
export interface OrderedFile {
  readonly file: string;
  readonly component: string;
}

export type BesideOrder =
  | { readonly type: 'open'; readonly build: SharedBuild }
  | { readonly type: 'render'; readonly files: readonly OrderedFile[] };

export type BesideReply =
  /** How the stock lies on the disk, and a digest of what else all pages depend on: both must find the same. */
  | { readonly type: 'open'; readonly stock: string | null; readonly basis: string }
  /** Those of the files that there is something of. */
  | { readonly type: 'rendered'; readonly pages: readonly PageNotes[] }
  | { readonly type: 'failed'; readonly problem: string };
