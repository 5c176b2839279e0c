import type { MappingProposal } from '#src/stock/columns/propose-columns.ts';

const widestColumn = 34;

/** The proposal as a table for a terminal: our field, the feed's column, how sure, what stands in it. */
export function mappingTable({ proposals }: MappingProposal): string {
  const rows = proposals.map(({ field, columns, confidence, examples }) => [
    field,
    cut(columns.join(', '), widestColumn),
    confidence,
    cut(examples.join(' | '), 60),
  ]);
  const all = [['our field', 'column of the feed', 'how sure', 'for example'], ...rows];
  const widths = [0, 1, 2].map((place) => Math.max(...all.map((row) => row[place]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** What nobody will find on the site, and what the feed has for nothing. */
export function mappingNotes({ missing, unused }: MappingProposal): string[] {
  const notes: string[] = [];
  if (missing.length > 0) notes.push(`No column was found for: ${missing.join(', ')}.`);
  if (unused.length > 0) notes.push(`Not used: ${unused.map(({ column }) => column).join(', ')}.`);
  return notes;
}
