/** A label and value pair. */
export type FactRow = { readonly label: string; readonly value: string };

export type MaybeRow = readonly [label: string, value: string | null];

/** The trimmed text; null if empty, or 'null', which some feeds contain. */
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
