import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const repository = join(import.meta.dirname, '../..');
const parts = [
  'src',
  'scripts',
  'functions',
  'public',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
];

/** Another checkout of this program, of which a test may change the code. */
function copyProgram(): string {
  const copy = mkdtempSync(join(tmpdir(), 'program-'));
  for (const part of [...parts, 'tsconfig.json'])
    cpSync(join(repository, part), join(copy, part), {
      recursive: true,
      filter: (source) => !source.includes('stock-photos/'),
    });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

describe('a build after a change of the code', () => {
  const program = copyProgram();
  const workshop = openWorkshop(program);
  afterAll(() => {
    workshop.remove();
    rmSync(program, { recursive: true, force: true });
  });

  function edit(file: string, from: string, to: string): void {
    const path = join(program, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }

  function filesOf(folder: string) {
    const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
  }

  it('compiles into a folder of its own, because another build may compile at the same moment', async () => {
    workshop.addDealer('dealer', feedOf(rowsOf(1)));
    const data = join(program, '.data');
    expect(await workshop.build('--tenant', 'dealer', '--out', join(workshop.root, 'own'))).toMatchObject({
      exitCode: 0,
    });
    // `program.mjs` is replaced in one step; each program has a folder of its own.
    expect(readdirSync(data).sort()).toEqual(['program.mjs', 'programs']);
    const [own = ''] = readdirSync(join(data, 'programs'));
    expect(readdirSync(join(data, 'programs', own)).sort()).toEqual(['client', 'server']);
  });

  it.each([
    ['a component', 'src/layouts/Breadcrumbs.astro', '<ol role="list">', '<ol role="list" data-new>'],
    ['a style', 'src/ui/base.css', '@layer base {', '@layer base {\n  html { scroll-margin: 7px; }'],
    ['a rule', 'src/vehicle/naming/page-title.ts', 'return ', 'return /* another */ '],
  ])('is the same as one of everything: %s', async (_, file, from, to) => {
    workshop.addDealer('dealer', feedOf(rowsOf(3)));
    const built = (out: string) => workshop.build('--tenant', 'dealer', '--out', join(workshop.root, out));
    expect(await built('delta')).toMatchObject({ exitCode: 0 });
    edit(file, from, to);
    expect(await built('delta')).toMatchObject({ exitCode: 0 });
    rmSync(join(workshop.root, 'data/builds'), { recursive: true });
    expect(await built('anew')).toMatchObject({ exitCode: 0 });
    const [delta, anew] = [filesOf(join(workshop.root, 'delta')), filesOf(join(workshop.root, 'anew'))];
    expect(delta.size).toBeGreaterThan(50);
    expect([...anew].filter(([name, text]) => delta.get(name) !== text).map(([name]) => name)).toEqual([]);
    expect(delta.size).toBe(anew.size);
  });
});
