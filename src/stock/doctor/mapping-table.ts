import type { FeedSettings } from '../../tenant/settings/publish/feed.schema.ts';
import type { FeedField } from '../columns/feed-fields.ts';
import { proposeColumns } from '../columns/recognise/propose-columns.ts';
import type { FeedRecord } from '../read/feed-record.ts';
import type { ColumnUse } from '../snapshot.schema.ts';

/**
 * How the field of a column was found. "suggested": the column is unused, but its values look like the field.
 */
type MappingOrigin = 'feed.json' | 'sure' | 'likely' | 'guess' | 'suggested';

interface MappingRow {
  readonly field: FeedField;
  readonly columns: readonly string[];
  readonly origin: MappingOrigin;
  readonly examples: readonly string[];
}

export interface MappingTable {
  readonly rows: readonly MappingRow[];
  readonly unused: readonly { readonly column: string; readonly examples: readonly string[] }[];
  /** Facts that shoppers search by and no column gives. */
  readonly missing: readonly FeedField[];
}

/** The mapping of columns to fields with its certainty, and the unused columns. */
export function mappingTable(
  records: readonly FeedRecord[],
  columns: readonly ColumnUse[],
  settings: FeedSettings,
): MappingTable {
  const { proposals, unused, missing } = proposeColumns(records);
  const proposalFor = new Map(proposals.map((proposal) => [proposal.field, proposal]));
  const given = Map.groupBy(columns, ({ field }) => field);
  const used = new Set(columns.flatMap(({ column, field }) => (field === null ? [] : [column])));
  const rows = [...given].flatMap(([field, uses]): MappingRow[] => {
    if (field === null) return [];
    const proposal = proposalFor.get(field);
    const isMapped = settings.columns[field] !== undefined;
    return [
      {
        field,
        columns: uses.map(({ column }) => column),
        origin: isMapped ? 'feed.json' : (proposal?.confidence ?? 'guess'),
        examples: proposal?.examples ?? [],
      },
    ];
  });
  const isSet = (field: FeedField) => given.has(field) || settings.constants[field] !== undefined;
  const suggested = proposals.flatMap(({ field, columns: names, examples, isFoundAlone }): MappingRow[] =>
    isFoundAlone || isSet(field) ? [] : [{ field, columns: names, origin: 'suggested', examples }],
  );
  return {
    rows: [...rows, ...suggested],
    unused: unused.filter(({ column }) => !used.has(column)),
    missing: missing.filter((field) => !isSet(field)),
  };
}
