import type { Fragment } from './fragments.ts';

/** What a build learns of a page while it is rendered. */
export interface Rendering {
  /** The parts of the stock that the page uses. */
  readonly reads: Set<string>;
  /** Style sheets that are made for pages like it, of files of the program. */
  readonly styles: Set<{ readonly path: string; readonly sources: readonly string[] }>;
  /** What stands in the page on its own account. */
  fragments: readonly Fragment[];
  /** The finished HTML; null for what is no page. */
  html: Buffer | null;
}
