import type { FeedField } from '../columns/feed-fields.ts';
import { matchName } from '../columns/recognise/match-name.ts';
import { SURE_RANK } from './choose-records.ts';
import type { Cell } from './feed-record.ts';

/** Cells that say where a vehicle is, by column. */
export type BranchCells = Readonly<Record<string, Cell>>;

type Cells = Readonly<Record<string, Cell>>;

/** Fields that say at which branch a vehicle is. */
const branchFields: ReadonlySet<FeedField> = new Set<FeedField>([
  'locationCode',
  'dealershipName',
  'location',
  'city',
]);

const postal = /(^|\.)(street|suburb|city|town|postcode|zip|state|address|phone|telephone|email)\b/i;

/**
 * Of the facts of a branch in whose element vehicles stand, those that say where they are: `{"name": "Perth"}` in
 * `branches` is the column `branch.name`. `element` is what the branch is called, `''` if it has no name; it then is
 * a branch if it has an address, because pages and makes have names and numbers too.
 */
export function branchCells(element: string, facts: Cells): BranchCells {
  const columns = Object.keys(facts);
  const called = element === '' && columns.some((column) => postal.test(column)) ? 'branch' : element;
  const named = columns.map(
    (column) => [called === '' ? column : `${called}.${column}`, facts[column] ?? ''] as const,
  );
  return Object.fromEntries(named.filter(([column, cell]) => cell !== '' && saysPlace(column)));
}

/** A vehicle that says itself where it is keeps that. */
export function withBranch<Own extends Cells>(cells: Own, branch: BranchCells | undefined): Own | Cells {
  if (branch === undefined || Object.keys(branch).length === 0) return cells;
  const saysItself = Object.entries(cells).some(([column, cell]) => cell !== '' && saysBranch(column));
  return saysItself ? cells : { ...branch, ...cells };
}

/** Fields by column: all vehicles of a feed have the same columns. */
const known = new Map<string, FeedField | null>();
const MOST_KNOWN = 5000;

function fieldOf(column: string): FeedField | null {
  const before = known.get(column);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const match = matchName(column);
  const field = match !== null && match.rank < SURE_RANK ? match.field : null;
  known.set(column, field);
  return field;
}

function saysBranch(column: string): boolean {
  const field = fieldOf(column);
  return field !== null && branchFields.has(field);
}

function saysPlace(column: string): boolean {
  return saysBranch(column) || fieldOf(column) === 'state';
}
