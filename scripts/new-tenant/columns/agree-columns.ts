import type { Interface } from 'node:readline/promises';
import type { ColumnProposal, MappingProposal } from '#src/stock/columns/recognise/propose-columns.ts';
import { chooseWord, confirm } from '../ask.ts';

type Columns = Readonly<Record<string, string>>;

/**
 * The `columns` for feed.json: those given, and guesses that a person accepts; without a person, only guesses
 * that the values leave no doubt about. Leaves out what the import finds by itself.
 */
export async function agreeOnColumns(
  proposal: MappingProposal,
  said: Columns,
  lines: Interface | null,
): Promise<Columns> {
  const open = openQuestions(proposal, said);
  return { ...(lines === null ? open.guessed : await agreedColumns(lines, open)), ...said };
}

interface OpenQuestions {
  readonly guesses: readonly ColumnProposal[];
  readonly guessed: Columns;
  readonly unused: readonly string[];
  readonly missing: readonly string[];
}

function openQuestions({ proposals, unused, missing }: MappingProposal, said: Columns): OpenQuestions {
  const taken = new Set(Object.values(said));
  const guesses = proposals.filter(
    ({ isFoundAlone, field, columns }) => !isFoundAlone && !(field in said) && !taken.has(columns[0] ?? ''),
  );
  return {
    guesses,
    guessed: Object.fromEntries(
      guesses.filter(({ doubt }) => doubt === null).map(({ field, columns }) => [field, columns[0] ?? '']),
    ),
    unused: unused.map(({ column }) => column).filter((column) => !taken.has(column)),
    missing: missing.filter((field) => !(field in said)),
  };
}

/** The guesses that a person accepts, and the columns that they name for fields without one. */
async function agreedColumns(
  lines: Interface,
  { guesses, unused, missing }: OpenQuestions,
): Promise<Columns> {
  const agreed: Record<string, string> = {};
  const fields = [...missing];
  const names = [...unused];
  for (const { field, columns, examples, doubt } of guesses) {
    const column = columns[0] ?? '';
    const seen = `"${column}" (${examples.join(' | ')})`;
    const question =
      doubt === null ? `Is ${seen} the ${field}?` : `${seen} ${doubt}. Is it the ${field} nevertheless?`;
    if (await confirm(lines, question, doubt === null)) agreed[field] = column;
    else {
      fields.push(field);
      names.push(column);
    }
  }
  for (const field of fields) {
    const free = names.filter((name) => !Object.values(agreed).includes(name));
    if (free.length === 0) break;
    const column = await chooseWord(lines, `Which column is the ${field}? [none] `, free);
    if (column !== null) agreed[field] = column;
  }
  return agreed;
}
