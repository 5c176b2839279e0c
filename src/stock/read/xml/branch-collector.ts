import { branchCells, withBranch } from '../branch-cells.ts';
import type { FeedRecord } from '../feed-record.ts';
import { addCell, type GrowingCells } from '../flatten.ts';

interface Branch {
  readonly path: string;
  readonly element: string;
  readonly depth: number;
  readonly facts: GrowingCells;
  /** Its vehicles: from the record with this index on. */
  readonly first: number;
  /** The index after its last record. */
  end: number;
}

/**
 * Collects the facts of the elements around vehicles, such as `<branch name="Perth">`, which may also stand after the
 * vehicles.
 */
export class BranchCollector {
  readonly #recordPath: string;
  readonly #open: Branch[] = [];
  readonly #closed: Branch[] = [];

  constructor(recordPath: string) {
    this.#recordPath = recordPath;
  }

  /** An element outside vehicles; `records` is how many vehicles were read before it. */
  open(path: readonly string[], attributes: Readonly<Record<string, string>>, records: number): void {
    const whole = path.join('/');
    // The root element is the document.
    if (path.length > 1 && this.#recordPath.startsWith(`${whole}/`)) {
      const element = path.at(-1) ?? '';
      this.#open.push({ path: whole, element, depth: path.length, facts: {}, first: records, end: records });
    }
    const branch = this.#open.at(-1);
    if (branch === undefined) return;
    for (const [name, value] of Object.entries(attributes)) {
      addCell(branch.facts, [...path.slice(branch.depth), name].join('.'), value);
    }
  }

  close(path: readonly string[], text: string, records: number): void {
    const branch = this.#open.at(-1);
    if (branch === undefined) return;
    if (path.length > branch.depth) {
      if (text !== '') addCell(branch.facts, path.slice(branch.depth).join('.'), text);
      return;
    }
    this.#open.pop();
    this.#closed.push({ ...branch, end: records });
  }

  /** Adds to the vehicles what their branches say of their place; an element that does not repeat is no branch. */
  handDown(records: FeedRecord[]): void {
    const repeats = Map.groupBy(this.#closed, ({ path }) => path);
    for (const { path, element, facts, first, end } of this.#closed) {
      if ((repeats.get(path)?.length ?? 0) < 2) continue;
      const branch = branchCells(element, facts);
      for (const record of records.slice(first, end)) record.cells = withBranch(record.cells, branch);
    }
  }
}
