import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeDigest } from '#src/render/program/code-digest.build.ts';
import { builtFiles, differentFiles } from '../fixtures/sites/different-files.ts';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { openBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const repository = join(import.meta.dirname, '../..');
const programs = '.data/programs';
const parts = [
  'src',
  'scripts',
  'functions',
  'public',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
];

/** Copies the program, so that a test can change its code. */
function copyProgram(): string {
  const copy = mkdtempSync(join(tmpdir(), 'program-'));
  for (const part of [...parts, 'tsconfig.json'])
    cpSync(join(repository, part), join(copy, part), {
      recursive: true,
      filter: (source) => !source.includes('stock-photos/'),
    });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  // Copies the compiled pages of the unchanged code too, so that they need not be compiled again.
  const compiled = join(programs, codeDigest(repository));
  if (existsSync(join(repository, compiled)))
    cpSync(join(repository, compiled), join(copy, programs, codeDigest(copy)), { recursive: true });
  return copy;
}

describe('a build after a change of the code', () => {
  const program = copyProgram();
  const workshop = openWorkshop();
  const folderOf = (name: string) => join(workshop.root, name);
  beforeAll(async () => {
    workshop.addDealer('dealer', feedOf(rowsOf(3)));
    await build('delta');
  });
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

  /** Builds in a new process, which loads the code as it is now. */
  async function build(...names: readonly string[]): Promise<void> {
    const builder = openBuilder(program);
    for (const name of names) {
      const folders = { outDir: folderOf(name), dataDir: folderOf(`${name}-data`) };
      expect(await builder.build(workshop.job('dealer', folders))).toMatchObject({ ok: true });
    }
    builder.close();
  }

  const edits = [
    ['src/layouts/Breadcrumbs.astro', '<ol role="list">', '<ol role="list" data-new>'],
    ['src/ui/base.css', '@layer base {', '@layer base {\n  html { scroll-margin: 7px; }'],
    ['src/vehicle/naming/title.ts', 'return ', 'return /* another */ '],
  ] as const;

  it('equals a full build, after the edit of a component, of a style and of a rule', async () => {
    // Each edit by itself gives the code another digest, upon which all pages depend. Compiling takes most of the time
    // of this test, so the program is compiled once for all three.
    const digests = [codeDigest(program)];
    for (const [file, from, to] of edits) {
      edit(file, from, to);
      digests.push(codeDigest(program));
    }
    expect(new Set(digests).size).toBe(1 + edits.length);
    await build('delta', 'anew');
    const files = builtFiles(folderOf('delta'));
    const has = (ending: string, text: string) =>
      files.some(
        (file) => file.endsWith(ending) && readFileSync(join(folderOf('delta'), file), 'utf8').includes(text),
      );
    expect([has('.html', '<ol role="list" data-new'), has('.css', 'scroll-margin:7px')]).toEqual([
      true,
      true,
    ]);
    expect(builtFiles(folderOf('anew')).length).toBeGreaterThan(50);
    expect(differentFiles(folderOf('delta'), folderOf('anew'))).toEqual([]);
  });

  it('compiles into a folder of its own, because another build may compile at the same moment', () => {
    // `program.mjs` is replaced atomically, and each program has its own folder.
    expect(readdirSync(join(program, '.data')).sort()).toEqual(['program.mjs', 'programs']);
    const own = readdirSync(join(program, programs));
    expect(own).toHaveLength(2);
    for (const name of own)
      expect(readdirSync(join(program, programs, name)).sort()).toEqual(['client', 'server']);
  });
});
