interface Warranty {
  readonly standardYears: number;
  readonly years: Readonly<Record<string, number>>;
}

export interface WarrantyRow {
  /** Null for the row of all other makes. */
  readonly make: string | null;
  readonly years: number;
}

/** Makes among `sold` with a non-standard warranty, the longest first; the standard warranty last. */
export function warrantyRows(sold: readonly string[], { standardYears, years }: Warranty): WarrantyRow[] {
  const listed = Object.entries(years)
    .filter(([make]) => sold.includes(make))
    .map(([make, count]) => ({ make, years: count }))
    .sort((a, b) => b.years - a.years || a.make.localeCompare(b.make));
  return [...listed, { make: null, years: standardYears }];
}
