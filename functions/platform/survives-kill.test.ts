import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { killRun } from '#tests/bench/lead-kills.ts';

describe('a server killed while it stores leads', () => {
  it('has lost no acknowledged lead, stored none twice, and delivers each', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kills-'));
    try {
      const { leads, arrivals, problems } = await killRun({ folder, kills: 3, seed: 7, clients: 8 });
      expect(problems).toEqual([]);
      expect(leads).toBeGreaterThan(8);
      expect(arrivals).toBeGreaterThanOrEqual(leads);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
