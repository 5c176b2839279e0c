export interface LeadFile {
  /** The dealer's slug. */
  readonly site: string;
  /** Without a folder, `2026-11-20-01990f3c.adf.xml`; one of the same name is replaced. */
  readonly name: string;
  readonly text: string;
}

/** A place that the dealer's own software collects leads from. */
export interface LeadFiles {
  /** Resolves when the whole file is on disk; nobody sees half of one. */
  readonly write: (file: LeadFile) => Promise<void>;
}
