import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, root, textOf } from './repository.ts';

const documents = files.filter((file) => file.endsWith('.md') && !/\/content\//.test(file));
const manifest: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

/** npm's own commands in the documents. */
const npmCommands = ['ci', 'install', 'start', 'test'];

const matches = (pattern: RegExp) =>
  documents.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].map(([, first = '', second = '']) => ({ file, first, second })),
  );

/** The script that an npm command starts: `node --import ./a.ts scripts/build.ts` → `scripts/build.ts`. */
const programOf = (command: string) =>
  manifest.scripts[command]?.split(' ').find((word) => files.includes(word));

/** Folders that a command creates. */
const isMadeLater = (path: string) => /^(dist|reports|\.data|node_modules)\//.test(path);

describe('the documents', () => {
  it('mention only existing commands', () => {
    const run = matches(/\bnpm run ([a-z][\w:-]*)/g).filter(
      ({ first }) => manifest.scripts[first] === undefined,
    );
    const npm = matches(/`npm ([a-z][\w-]*)/g).filter(
      ({ first }) => first !== 'run' && !npmCommands.includes(first),
    );
    expect([...run, ...npm]).toEqual([]);
  });

  it('mention only existing options of a command', () => {
    const missing = matches(/\bnpm (?:run )?([a-z][\w:-]*) -- ([^`\n]+)/g).flatMap(
      ({ file, first, second }) => {
        const program = programOf(first);
        const options = [...second.matchAll(/--([a-z][a-z-]*)/g)].map(([, option = '']) => option);
        return options
          .filter((option) => program === undefined || !textOf(program).includes(option))
          .map((option) => `${file}: npm run ${first} has no --${option}`);
      },
    );
    expect(missing).toEqual([]);
  });

  it('mention only existing files and folders', () => {
    const exists = (file: string, path: string) =>
      [root, join(root, dirname(file))].some((folder) => existsSync(join(folder, path))) ||
      // `content/` is below some other folder.
      files.some((known) => `/${known}`.includes(`/${path}`));
    // A capital X or <dealer> is a placeholder.
    const isPattern = (path: string) => /(^|\/)X(\/|$)|[<>*{]/.test(path);
    const missing = matches(/`((?:[\w.<>*{}-]+\/)+[\w.<>*{}-]*)`/g).filter(
      ({ file, first }) => !isPattern(first) && !isMadeLater(first) && !exists(file, first),
    );
    expect(missing).toEqual([]);
  });

  it('name only existing source files', () => {
    const missing = matches(/`(\w[\w.-]*\.(?:tsx?|astro|css))`/g).filter(
      // A capital X is a placeholder.
      ({ first }) => !first.startsWith('X') && !files.some((file) => file.endsWith(`/${first}`)),
    );
    expect(missing).toEqual([]);
  });

  it('link only to existing pages', () => {
    const missing = matches(/\]\(([^)#\s]+)\)/g).filter(
      ({ file, first }) => !/^[a-z]+:/.test(first) && !existsSync(join(root, dirname(file), first)),
    );
    expect(missing).toEqual([]);
  });

  // Not in public/: everything there is published with every site.
  it.each(['tenants', 'functions', 'scripts', 'tests'])('explain %s in at most 30 lines', (folder) => {
    expect(files).toContain(`${folder}/README.md`);
    expect(textOf(`${folder}/README.md`).split('\n').length).toBeLessThanOrEqual(31);
  });

  it('explain src in one table: every folder', () => {
    const [, table = ''] =
      textOf('src/README.md')
        .split(/^## /m)
        .filter((part) => part.startsWith('Folders'))[0]
        ?.split('holds |') ?? [];
    const named = [...table.matchAll(/`([a-z]+)`/g)].map(([, name = '']) => name);
    const folders = new Set(
      files.filter((file) => /^src\/[^/]+\//.test(file)).map((file) => file.split('/')[1]),
    );
    expect([...folders].filter((folder) => !named.includes(folder ?? ''))).toEqual([]);
  });
});

describe('public files', () => {
  it("weigh at most 8 MB together, because every dealer's site contains them", () => {
    const bytes = files
      .filter((file) => file.startsWith('public/'))
      .reduce((total, file) => total + statSync(join(root, file)).size, 0);
    expect(bytes / 1e6).toBeLessThanOrEqual(8);
  });
});
