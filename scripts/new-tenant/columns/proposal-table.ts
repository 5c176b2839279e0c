import type { ColumnProposal, MappingProposal } from '#src/stock/columns/recognise/propose-columns.ts';

const WIDEST_COLUMN = 34;

/** The proposal as a terminal table: field, column of the feed, certainty, sample values. */
export function proposalTable({ proposals }: MappingProposal): string {
  const rows = proposals.map(({ field, columns, confidence, doubt, examples }) => [
    field,
    cut(columns.join(', '), WIDEST_COLUMN),
    doubt === null ? confidence : 'in doubt',
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

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}

/**
 * Notes on facts that the site will lack and columns that are unused after the mapping is agreed, with what
 * each unused column may mean.
 */
export function proposalNotes(
  { proposals, missing, unused }: MappingProposal,
  agreed: Readonly<Record<string, string>>,
): string[] {
  const taken = new Set(Object.values(agreed));
  const isLeft = (column: string) => !taken.has(column);
  const refused = proposals.filter(
    ({ field, columns: [column = ''], isFoundAlone }) =>
      !isFoundAlone && agreed[field] !== column && isLeft(column),
  );
  const lacking = [...missing, ...refused.map(({ field }) => field)].filter((field) => !(field in agreed));
  const left = unused.map(({ column }) => column).filter(isLeft);
  const notes: string[] = [];
  if (lacking.length > 0) notes.push(`No column was found for: ${lacking.join(', ')}.`);
  if (left.length > 0) notes.push(`Not used: ${left.join(', ')}.`);
  notes.push(...refused.map(refusedNote));
  if (!proposals.some(({ field }) => field === 'carType') && !('carType' in agreed)) {
    notes.push(
      'No column says whether a car is new, demo or used: cars whose titles do not say it either count as used. To change that: "constants": {"carType": "new"} in feed.json.',
    );
  }
  return notes;
}

function refusedNote({ field, columns: [column = ''], examples, doubt }: ColumnProposal): string {
  const why = doubt === null ? '' : `, but ${doubt}`;
  return `Not used: "${column}" (${examples.join(' | ')}), which may be the ${field}${why}. To use it: --column ${field}="${column}"`;
}
