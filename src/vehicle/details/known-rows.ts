/** A line of a list of facts. */
export type FactRow = { readonly label: string; readonly value: string };

export type MaybeRow = readonly [label: string, value: string | null];

/** The text without surrounding blanks; null for nothing and for the 'null' that some feeds write. */
export function knownText(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed.toLowerCase() === 'null' ? null : trimmed;
}

/** "Spec rows with empty, null or 'null' values are hidden" (stock and vehicle §5). */
export function knownRows(rows: readonly MaybeRow[]): FactRow[] {
  return rows.flatMap(([label, text]) => {
    const value = knownText(text);
    return value === null ? [] : [{ label, value }];
  });
}
