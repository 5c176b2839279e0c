import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listTenants } from '../../src/tenant/load/tenant-folder.build.ts';
import { codeFiles, isTest, root, textFiles, textOf } from './repository.ts';

const own = codeFiles.filter((file) => /^(src|functions|scripts|tests)\//.test(file));
const programs = own.filter((file) => !isTest(file));

function linesWith(
  files: readonly string[],
  pattern: RegExp,
  read: (file: string) => string = textOf,
): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 100)}`] : [],
      ),
  );
}

/** Replaces comments by blanks, so that line numbers stay. */
const codeOf = (file: string) =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

describe('code', () => {
  it('never uses type escapes such as any', () => {
    const surrender = new RegExp(
      ['\\bas any\\b', '\\bas unknown as\\b', ': any\\b', '<any>', '@ts-(?:ignore|nocheck)'].join('|'),
    );
    expect(linesWith(own, surrender, codeOf).filter((line) => !line.startsWith('tests/rules/'))).toEqual([]);
  });

  it('disables no lint rule without a reason', () => {
    expect(
      linesWith(own, /biome-ignore (?![\w/]+: \S)/).filter((line) => !line.startsWith('tests/rules/')),
    ).toEqual([]);
  });

  it("contains no dealer's name: differences between dealers are settings", () => {
    const slugs = listTenants(join(root, 'tenants'));
    // A language edition has the name of its dealer.
    const names = slugs.flatMap(
      (slug): string[] =>
        JSON.parse(readFileSync(join(root, 'tenants', slug, 'site.json'), 'utf8')).name ?? [],
    );
    const words = [...slugs, ...names].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(linesWith(programs, new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'), codeOf)).toEqual([]);
  });
});

it('only the table of templates says what differs between them: no component compares their names', () => {
  const compared = /template\s*[!=]==|\[data-template|[!=]==\s*'(?:showroom|journal|register|yard)'/;
  const found = linesWith(programs, compared, codeOf).filter((line) => line.startsWith('src/'));
  expect(found).toEqual([]);
});

describe('files', () => {
  it('contain no path of a machine', () => {
    const places = ['home/[a-z]', 'Users/[A-Za-z]', 'root/', 'work/', 'private/var/'].join('|');
    const machine = new RegExp(`(?<![\\w.~})/-])/(?:${places})|[A-Z]:\\\\\\\\Users`);
    expect(linesWith(textFiles, machine).filter((line) => !line.startsWith('tests/rules/'))).toEqual([]);
  });

  it('fetch packages from the public registry only', () => {
    const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = JSON.parse(
      textOf('package-lock.json'),
    );
    const elsewhere = Object.entries(lock.packages).filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([name]) => name)).toEqual([]);
    expect(linesWith(textFiles, /^\s*(?:@\w+:)?registry\s*=/)).toEqual([]);
  });
});
