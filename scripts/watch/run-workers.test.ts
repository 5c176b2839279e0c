import { afterAll, describe, expect, it } from 'vitest';
import type { BuildOutcome } from '#src/ops/queue/build-record.schema.ts';
import { aSite } from '#tests/fixtures/tenants/real-defaults.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { finishThenEditions } from './run-workers.ts';

const { tenantsDir, remove } = writeTenants({
  city: { 'site.json': aSite },
  'city-zh': { 'site.json': { languageOf: 'city' } },
  yard: { 'site.json': aSite },
});
afterAll(remove);

const done: BuildOutcome = {
  ...{ kind: 'done', result: 'same', changed: 0, release: null },
  ...{ held: [], unusable: [], vehicles: 1, pages: 1 },
};
const failed: BuildOutcome = { kind: 'failed', sentences: [] };

/** What the queue is told when a build ends. */
async function toldBy(tenant: string, outcome: BuildOutcome): Promise<string[]> {
  const told: string[] = [];
  const finish = finishThenEditions(
    {
      finish: async () => told.push('finished') > 0,
      enqueue: async (slug, reason) => told.push(`${slug}: ${reason}`),
    },
    tenantsDir,
  );
  await finish({ tenant, token: 1, isLarge: false }, outcome);
  return told;
}

describe('a build in the queue', () => {
  it('of a dealer requests its language editions before it counts as finished', async () => {
    expect(await toldBy('city', done)).toEqual(['city-zh: feed', 'finished']);
  });

  it.each<[string, string, BuildOutcome]>([
    ['of another dealer', 'yard', done],
    ['of an edition', 'city-zh', done],
    ['that failed', 'city', failed],
  ])('%s requests none', async (_which, tenant, outcome) => {
    expect(await toldBy(tenant, outcome)).toEqual(['finished']);
  });
});
