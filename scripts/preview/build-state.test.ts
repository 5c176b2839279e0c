import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildState } from './build-state.ts';

const root = mkdtempSync(join(tmpdir(), 'build-state-'));
mkdirSync(join(root, 'scripts'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A tree whose build script is this program. */
function building(program: string) {
  writeFileSync(join(root, 'scripts/build.ts'), program);
  const state = { root, slug: 'city', dataDir: join(root, 'data'), outDir: join(root, 'out') };
  return buildState({ ...state, day: '2026-11-20', name: 'The base' });
}

describe('buildState', () => {
  it("builds with the tree's program and its own data, for the given day", async () => {
    const wanted = JSON.stringify([
      '--tenant',
      'city',
      '--out',
      join(root, 'out'),
      '--date',
      '2026-11-20',
      '--json',
    ]);
    const program = `const ok = JSON.stringify(process.argv.slice(2)) === ${JSON.stringify(wanted)} && process.env.DATA_DIR === ${JSON.stringify(join(root, 'data'))};
console.log(JSON.stringify([{ ok, problems: ['asked for something else'] }]));`;
    await expect(building(program)).resolves.toBeUndefined();
  });

  it("reports the build's messages with the name of the state", async () => {
    const program = `console.log(JSON.stringify([{ ok: false, problems: ['site.json:3  name must be text.'] }])); process.exitCode = 1;`;
    await expect(building(program)).rejects.toThrow(
      'The base cannot be built:\n  site.json:3  name must be text.',
    );
  });

  it('reports a build that ends without output', async () => {
    await expect(building('process.exit(7);')).rejects.toThrow(
      'The base cannot be built:\n  The build ended with exit code 7.',
    );
  });
});
