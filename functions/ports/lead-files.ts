export interface LeadFile {
  /** The dealer's slug. */
  readonly site: string;
  /** File name without a folder, `2026-11-20-01990f3c.adf.xml`; an existing file is replaced. */
  readonly name: string;
  readonly text: string;
}

/** A folder from which the dealer's own software collects leads. */
export interface LeadFiles {
  /** Resolves when the whole file is on disk. The file appears only when it is complete. */
  readonly write: (file: LeadFile) => Promise<void>;
}
