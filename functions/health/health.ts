import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { problemReply } from '../http/replies/problem.ts';
import { StorageError, type StorageFault } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';

const healthSchema = v.object({
  status: v.literal('ok'),
  version: v.string(),
  tenant: v.pipe(v.nullable(v.string()), v.description('Whose host was asked; null on the machine itself')),
  uptimeSeconds: v.number(),
});

export const healthEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether this process runs and can store a lead, and its release',
    replies: {
      200: { description: 'Healthy: a small write succeeded', schema: healthSchema },
      503: { description: 'The storage fails; `storage` and `detail` give the reason' },
    },
  },
];

/**
 * Reports the release of this process, or 503 when it cannot write to the database. Calls no
 * outside system.
 */
export function healthRoutes(ports: Pick<Ports, 'version' | 'now' | 'database' | 'reportError'>) {
  const { version, now } = ports;
  const startedAt = now();
  const checkWrite = createWriteCheck(ports);
  return new Hono<AppEnv>().get('/api/health', async (c) => {
    const facts = {
      version,
      tenant: c.var.site?.slug ?? null,
      uptimeSeconds: Math.floor((now() - startedAt) / 1000),
    };
    const trouble = await checkWrite();
    if (trouble === null) return c.json({ status: 'ok', ...facts });
    const more = { ...facts, storage: trouble.fault };
    return problemReply({ status: 503, title: 'Nothing can be stored', detail: trouble.detail, more });
  });
}

interface Trouble {
  /** `slow`: the write has neither succeeded nor failed in time. */
  readonly fault: StorageFault | 'slow';
  /** For the operator. */
  readonly detail: string;
}

interface Check {
  readonly atMs: number;
  outcome: Promise<Trouble | null>;
  isOver: boolean;
}

/** More frequent checks share one write. */
const KEPT_MS = 2000;

const slow: Trouble = {
  fault: 'slow',
  detail: 'A small write takes seconds: the database is locked by another process, or the disk is slow.',
};

/**
 * Creates a check that writes a row about as large as a lead and returns the problem, or null. It
 * waits at most `timeoutMs`.
 */
export function createWriteCheck(
  { database, now, reportError }: Pick<Ports, 'database' | 'now' | 'reportError'>,
  timeoutMs = 2000,
): () => Promise<Trouble | null> {
  let last: Check | undefined;

  async function write(): Promise<Trouble | null> {
    try {
      await database.execute({
        sql: `INSERT INTO health_checks (name, checked_at, filler) VALUES ('write', ?, zeroblob(4096))
          ON CONFLICT (name) DO UPDATE SET checked_at = excluded.checked_at, filler = excluded.filler`,
        args: [now()],
      });
      return null;
    } catch (error) {
      if (error instanceof StorageError) return { fault: error.fault, detail: error.message };
      reportError(error);
      return { fault: 'failing', detail: 'A small write failed; the log has the reason.' };
    }
  }

  function begin(): Check {
    const writing = write();
    const check: Check = { atMs: now(), outcome: within(writing, timeoutMs), isOver: false };
    void writing.then(() => {
      check.outcome = writing;
      check.isOver = true;
    });
    return check;
  }

  return () => {
    if (last === undefined || (last.isOver && Math.abs(now() - last.atMs) >= KEPT_MS)) last = begin();
    return last.outcome;
  };
}

async function within(writing: Promise<Trouble | null>, ms: number): Promise<Trouble | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<Trouble>((resolve) => {
    timer = setTimeout(() => resolve(slow), ms);
  });
  try {
    return await Promise.race([writing, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
