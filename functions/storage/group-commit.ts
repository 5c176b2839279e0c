import type { Database, Row, Statement } from '../ports/database.ts';

type Transact = Database['transact'];

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: (rows: readonly (readonly Row[])[]) => void;
  readonly failed: (error: unknown) => void;
}

/** Keeps one commit, during which a file lets nothing else happen, to some milliseconds. */
const groupMost = 64;

/**
 * Transactions that are asked for at the same time share a commit, and with it the flush to the disk that makes up
 * most of its time. Each is still done whole or not at all, in the order of asking, and answered once it is on
 * disk; one that fails takes no other with it.
 */
export function groupCommit(transact: Transact): Transact {
  const waiting: Waiting[] = [];

  async function commitWaiting(): Promise<void> {
    const group = waiting.splice(0, groupMost);
    if (waiting.length > 0) setTimeout(commitWaiting, 0);
    await commit(transact, group);
  }

  return (statements) =>
    new Promise((done, failed) => {
      waiting.push({ statements, done, failed });
      if (waiting.length === 1) setTimeout(commitWaiting, 0);
    });
}

async function commit(transact: Transact, group: readonly Waiting[]): Promise<void> {
  try {
    const rows = await transact(group.flatMap(({ statements }) => statements));
    let first = 0;
    for (const { statements, done } of group) {
      done(rows.slice(first, first + statements.length));
      first += statements.length;
    }
  } catch (error) {
    // Nothing of the group was done. Of what fails as a whole, such as a full disk, no part would succeed.
    if (group.length === 1 || !isOfOneStatement(error)) {
      for (const { failed } of group) failed(error);
      return;
    }
    const middle = Math.ceil(group.length / 2);
    await commit(transact, group.slice(0, middle));
    await commit(transact, group.slice(middle));
  }
}

/** libSQL says which statement of a batch it could not do; not so when it could not begin or commit. */
function isOfOneStatement(error: unknown): boolean {
  return error instanceof Error && 'statementIndex' in error;
}
