import type { SiteStock } from '../../stock/snapshot.schema.ts';
import type { PageNotes } from './page-notes.ts';
import type { ToldList } from './told-list.ts';

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

/** The stock, by what the process was told of the build before. */
export type ToldStock = { readonly [Part in keyof SiteStock]: ToldList<SiteStock[Part][number]> };

/** A file to render, and of which of the program's pages it is; null for a file that is no page. */
export interface OrderedFile {
  readonly file: string;
  readonly component: string | null;
}

/** What is worked out of the search data, by digests. */
export interface SearchAnswers {
  /** Of each read that was asked for. */
  readonly reads: readonly (readonly [read: string, digest: string])[];
  /** SHA-256 of the files that are no pages. */
  readonly files: readonly (readonly [file: string, digest: string])[];
}

export type BesideOrder =
  /** Is replied to twice, as what is told second takes longer. */
  | {
      readonly type: 'open';
      readonly build: SharedBuild;
      readonly stock: ToldStock;
      /** What is kept of it, by its name, and of which other dealers. */
      readonly dealer: string;
      readonly kept: readonly string[];
      /** Reads that only the search data answer. */
      readonly questions: readonly string[];
    }
  | { readonly type: 'render'; readonly files: readonly OrderedFile[] };

export type BesideReply =
  /** A digest of what all pages depend on besides the stock: both must find the same. */
  | { readonly type: 'open'; readonly basis: string }
  | { readonly type: 'answered'; readonly answers: SearchAnswers }
  /** Those of the files that there is something of. */
  | { readonly type: 'rendered'; readonly pages: readonly PageNotes[] }
  | { readonly type: 'failed'; readonly problem: string };
