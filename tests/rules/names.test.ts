import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles, files, isTest, textFiles, textOf } from './repository.ts';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const own = codeFiles.filter((file) => /^(src|functions|scripts|tests)\//.test(file));
const named = (pattern: RegExp) => (file: string) => pattern.test(basename(file));

const topLevel = [
  ...['src', 'tenants', 'functions', 'public', 'scripts', 'tests'],
  ...['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'README.md'],
];

describe('files', () => {
  it('are at the top level only if the design lists them', () => {
    const tops = new Set(files.map((file) => file.split('/')[0] ?? ''));
    expect([...tops].filter((top) => !top.startsWith('.') && !topLevel.includes(top))).toEqual([]);
  });

  it('are named in kebab-case, components like their export, routes by Astro', () => {
    const isWell = named(
      new RegExp(
        `^(?:${kebab}(?:\\.(?:(?:schema|build|client|api|store)(?:\\.test)?|worker|test|spec|fixture|config))?\\.tsx?|${kebab}\\.d\\.ts|${kebab}\\.(?:css|js)|[A-Z][A-Za-z0-9]*(?:\\.island)?(?:\\.test)?\\.(?:astro|tsx))$`,
      ),
    );
    const isRoute = (file: string) => file.startsWith('src/pages/');
    expect(own.filter((file) => !isRoute(file) && !isWell(file))).toEqual([]);
  });

  it('have a specific name', () => {
    const vague = named(
      /^(index|utils?|helpers?|common|misc|shared|types|constants)\.(ts|tsx|js|mjs)$|V\d+\./,
    );
    expect(own.filter(vague)).toEqual([]);
    const folders = /(^|\/)(utils?|helpers?|common|misc)\//;
    expect(files.filter((file) => folders.test(file))).toEqual([]);
  });

  it('end with a newline, and lines without trailing space', () => {
    const wrong = textFiles.filter((file) => {
      const text = textOf(file);
      return text !== '' && (!text.endsWith('\n') || text.includes('\r\n'));
    });
    // Recorded feeds are unchanged files of suppliers.
    expect(wrong.filter((file) => !file.startsWith('tests/fixtures/feeds/'))).toEqual([]);
  });
});

describe('components', () => {
  it('are exported under the name of their file', () => {
    const parts = own.filter((file) => file.endsWith('.tsx') && !isTest(file));
    const wrong = parts.filter((file) => {
      const name = basename(file).replace(/(\.island)?\.tsx$/, '');
      return !new RegExp(`export (?:default )?(?:function|const|class) ${name}\\b`).test(textOf(file));
    });
    expect(wrong).toEqual([]);
  });
});

describe('modules', () => {
  it('have named exports', () => {
    const needDefault = /\.(astro|d\.ts)$|config\.(ts|mjs)$/;
    const wrong = own.filter((file) => !needDefault.test(file) && /^export default\b/m.test(textOf(file)));
    expect(wrong).toEqual([]);
  });
});

describe('numbers and texts at the top of a module', () => {
  it('are in CONSTANT_CASE', () => {
    const literal = /^(?:export )?const ([a-z]\w*) = (?:-?\d[\d_.]*(?: [*/+-] \d[\d_.]*)*|'[^'\n]*');$/gm;
    const modules = own.filter(
      (file) => /(?<!\.fixture)\.tsx?$/.test(file) && !isTest(file) && !file.startsWith('tests/'),
    );
    const wrong = modules.flatMap((file) =>
      Array.from(textOf(file).matchAll(literal), ([, name]) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
