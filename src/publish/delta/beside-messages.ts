import type { SiteSources } from '../site.build.ts';
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

export type SiteStock = SiteSources['stock'];

/** The stock, by what the process was told of the build before. */
export type ToldStock = { readonly [Part in keyof SiteStock]: ToldList<SiteStock[Part][number]> };

/** A file to render, and of which of the program's pages it is. */
export interface OrderedFile {
  readonly file: string;
  readonly component: string;
}

export type BesideOrder =
  | { readonly type: 'open'; readonly build: SharedBuild; readonly stock: ToldStock }
  | { readonly type: 'render'; readonly files: readonly OrderedFile[] };

export type BesideReply =
  /** A digest of what all pages depend on besides the stock: both must find the same. */
  | { readonly type: 'open'; readonly basis: string }
  /** Those of the files that there is something of. */
  | { readonly type: 'rendered'; readonly pages: readonly PageNotes[] }
  | { readonly type: 'failed'; readonly problem: string };
