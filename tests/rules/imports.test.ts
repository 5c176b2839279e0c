import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allImports, firstCycle, type Import, withoutComments } from './imports.ts';
import { codeFiles, isTest, kindOf, root, subjectOf, textOf } from './repository.ts';

const own = allImports.filter(({ isOwn, from }) => isOwn && !isTest(from));
const packages = allImports.filter(({ isOwn, from }) => !isOwn && !isTest(from));
const told = (imports: readonly Import[]) => imports.map(({ from, to }) => `${from} imports ${to}`);
const isBelow = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
const inSrc = isBelow('src');

/** `values` ← `tenant` ← `forms` ← `vehicle` ← other subjects ← `site` ← `checks`, `publish` and `render` ← `layouts` ← `pages`. */
const ranks: Readonly<Record<string, number>> = {
  values: 0,
  ui: 0,
  tenant: 1,
  forms: 1.5,
  vehicle: 2,
  site: 4,
  checks: 5,
  publish: 5,
  render: 5,
  ops: 6,
  layouts: 6,
  pages: 7,
};
const otherSubjects = 3;
/** `src/middleware.ts` and `src/env.d.ts` stand where Astro looks for them and see everything. */
const rankOf = (file: string) => ranks[subjectOf(file) ?? 'pages'] ?? otherSubjects;

const isComponent = (file: string) => ['component', 'island'].includes(kindOf(file));

function isUphill({ from, to }: Import): boolean {
  const [subject, target] = [subjectOf(from), subjectOf(to)];
  if (subject === target) return false;
  if (subject === 'ui') return target !== 'values';
  if (target === 'ui') return subject === 'values';
  // A component may place any whole component: a vehicle's page shows its branch and the breadcrumbs.
  if (isComponent(from) && isComponent(to)) return target === 'pages';
  return rankOf(to) > rankOf(from);
}

describe('imports', () => {
  it('lead to files that exist', () => {
    expect(told(own.filter(({ to }) => !existsSync(join(root, to))))).toEqual([]);
  });

  it('run from general to special: values ← tenant ← vehicle ← other subjects ← site ← checks, publish, render ← layouts ← pages', () => {
    expect(told(own.filter(({ from, to }) => inSrc(from) && inSrc(to)).filter(isUphill))).toEqual([]);
  });

  it('cross from one subject into another only to pure files, schemas and whole components', () => {
    const crossing = own.filter(
      ({ from, to }) =>
        inSrc(from) && inSrc(to) && rankOf(from) === otherSubjects && rankOf(to) === otherSubjects,
    );
    const wrong = crossing.filter(
      ({ from, to }) =>
        subjectOf(from) !== subjectOf(to) && !['pure', 'schema', 'component', 'island'].includes(kindOf(to)),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('never lead in a circle', () => {
    expect(firstCycle(own)).toBeNull();
  });

  it('lead from src to nothing but src', () => {
    expect(told(own.filter(({ from, to }) => inSrc(from) && !inSrc(to)))).toEqual([]);
  });

  it('lead from functions into src only to pure files and schemas', () => {
    const wrong = own.filter(({ from, to }) => isBelow('functions')(from) && inSrc(to));
    expect(told(wrong.filter(({ to }) => !['pure', 'schema'].includes(kindOf(to))))).toEqual([]);
  });

  it('lead from no program to the tests, but for the two commands that run them', () => {
    const runners = ['scripts/test.ts', 'scripts/bench.ts'];
    const wrong = own.filter(({ from, to }) => isBelow('tests')(to) && !isBelow('tests')(from));
    expect(told(wrong.filter(({ from }) => !runners.includes(from)))).toEqual([]);
  });
});

/** Astro calls its middleware by this name. */
const namedByAstro = ['src/middleware.ts'];

describe('pure files and schemas of src', () => {
  const pure = (file: string) =>
    inSrc(file) && ['pure', 'schema'].includes(kindOf(file)) && !namedByAstro.includes(file);

  it('use no framework and nothing of Node', () => {
    const wrong = packages.filter(
      ({ from, to }) => pure(from) && /^(node:|astro|react|@astrojs|hono|sharp|playwright)/.test(to),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('import nothing that does', () => {
    expect(
      told(own.filter(({ from, to }) => pure(from) && !['pure', 'schema'].includes(kindOf(to)))),
    ).toEqual([]);
  });

  it('look at no clock, no chance, no environment and no network', () => {
    const impure =
      /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bprocess\.|\bfetch\(|\bglobalThis\b|(?<![-\w])window\./;
    const wrong = codeFiles.filter((file) => pure(file) && !isTest(file));
    expect(wrong.filter((file) => impure.test(withoutComments(textOf(file))))).toEqual([]);
  });
});

describe('parts of islands', () => {
  it('run in a browser: they import nothing of the build and nothing of Node', () => {
    const wrong = allImports.filter(
      ({ from, to }) =>
        /\.tsx$/.test(from) && !isTest(from) && (to.startsWith('node:') || kindOf(to) === 'build'),
    );
    expect(told(wrong)).toEqual([]);
  });
});

/** What lies in a dealer's folder besides its settings, and who reads it. */
const readersOfTenants = [
  /^src\/tenant\//,
  /^src\/checks\//,
  /^src\/site\//,
  /^src\/publish\//,
  // The stock feed.
  /^src\/stock\/import\/import-tenant-stock\.build\.ts$/,
  // The dealer's Markdown.
  /^src\/editorial\/markdown\/markdown-folder\.build\.ts$/,
];

describe("the dealers' folders", () => {
  it('are read by the few files that know them', () => {
    const readers = allImports.map(({ from }) => from).filter((file) => inSrc(file) && !isTest(file));
    const wrong = [...new Set(readers)].filter(
      (file) =>
        /tenantsDir|tenantDir|tenant\.dir|_defaults\b/.test(textOf(file)) &&
        !readersOfTenants.some((pattern) => pattern.test(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('are never imported: an imported file is part of every page and would make every page stale', () => {
    expect(told(own.filter(({ to }) => to.startsWith('tenants/')))).toEqual([]);
  });
});
