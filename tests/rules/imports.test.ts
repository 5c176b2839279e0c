import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allImports, firstCycle, type Import, withoutComments } from './imports.ts';
import { codeFiles, isTest, kindOf, root, subjectOf, textOf } from './repository.ts';

const own = allImports.filter(({ isOwn, from }) => isOwn && !isTest(from));
const packages = allImports.filter(({ isOwn, from }) => !isOwn && !isTest(from));
const linesOf = (imports: readonly Import[]) => imports.map(({ from, to }) => `${from} imports ${to}`);
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
/** `src/middleware.ts` and `src/env.d.ts` are at fixed places of Astro and may import everything. */
const rankOf = (file: string) => ranks[subjectOf(file) ?? 'pages'] ?? otherSubjects;

const isComponent = (file: string) => ['component', 'island'].includes(kindOf(file));

function isUphill({ from, to }: Import): boolean {
  const [subject, target] = [subjectOf(from), subjectOf(to)];
  if (subject === target) return false;
  if (subject === 'ui') return target !== 'values';
  if (target === 'ui') return subject === 'values';
  // A component may use any whole component: a vehicle's page shows its branch and the breadcrumbs.
  if (isComponent(from) && isComponent(to)) return target === 'pages';
  return rankOf(to) > rankOf(from);
}

describe('imports', () => {
  it('refer to existing files', () => {
    expect(linesOf(own.filter(({ to }) => !existsSync(join(root, to))))).toEqual([]);
  });

  it('go in one direction: values ← tenant ← vehicle ← other subjects ← site ← checks, publish, render ← layouts ← pages', () => {
    expect(linesOf(own.filter(({ from, to }) => inSrc(from) && inSrc(to)).filter(isUphill))).toEqual([]);
  });

  it('between subjects refer only to pure files, schemas and whole components', () => {
    const crossing = own.filter(
      ({ from, to }) =>
        inSrc(from) && inSrc(to) && rankOf(from) === otherSubjects && rankOf(to) === otherSubjects,
    );
    const wrong = crossing.filter(
      ({ from, to }) =>
        subjectOf(from) !== subjectOf(to) && !['pure', 'schema', 'component', 'island'].includes(kindOf(to)),
    );
    expect(linesOf(wrong)).toEqual([]);
  });

  it('never form a cycle', () => {
    expect(firstCycle(own)).toBeNull();
  });

  it('of src refer only to src', () => {
    expect(linesOf(own.filter(({ from, to }) => inSrc(from) && !inSrc(to)))).toEqual([]);
  });

  it('of functions refer within src only to pure files and schemas', () => {
    const wrong = own.filter(({ from, to }) => isBelow('functions')(from) && inSrc(to));
    expect(linesOf(wrong.filter(({ to }) => !['pure', 'schema'].includes(kindOf(to))))).toEqual([]);
  });

  it('of programs never refer to tests, except for the two commands that run them', () => {
    const runners = ['scripts/test.ts', 'scripts/bench.ts'];
    const wrong = own.filter(({ from, to }) => isBelow('tests')(to) && !isBelow('tests')(from));
    expect(linesOf(wrong.filter(({ from }) => !runners.includes(from)))).toEqual([]);
  });
});

/** Astro requires this name for its middleware. */
const namedByAstro = ['src/middleware.ts'];

describe('pure files and schemas of src', () => {
  const pure = (file: string) =>
    inSrc(file) && ['pure', 'schema'].includes(kindOf(file)) && !namedByAstro.includes(file);

  it('use no framework and nothing of Node', () => {
    const wrong = packages.filter(
      ({ from, to }) => pure(from) && /^(node:|astro|react|@astrojs|hono|sharp|playwright)/.test(to),
    );
    expect(linesOf(wrong)).toEqual([]);
  });

  it('import only pure modules', () => {
    expect(
      linesOf(own.filter(({ from, to }) => pure(from) && !['pure', 'schema'].includes(kindOf(to)))),
    ).toEqual([]);
  });

  it('use no clock, random numbers, environment and network', () => {
    const impure =
      /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bprocess\.|\bfetch\(|\bglobalThis\b|(?<![-\w])window\./;
    const wrong = codeFiles.filter((file) => pure(file) && !isTest(file));
    expect(wrong.filter((file) => impure.test(withoutComments(textOf(file))))).toEqual([]);
  });
});

describe('parts of islands', () => {
  it('run in a browser: they import no build-time code and no Node modules', () => {
    const wrong = allImports.filter(
      ({ from, to }) =>
        /\.tsx$/.test(from) && !isTest(from) && (to.startsWith('node:') || kindOf(to) === 'build'),
    );
    expect(linesOf(wrong)).toEqual([]);
  });
});

/** The modules that read other files of a dealer's folder than its settings. */
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
  it('are read by a few listed files', () => {
    const readers = allImports.map(({ from }) => from).filter((file) => inSrc(file) && !isTest(file));
    const wrong = [...new Set(readers)].filter(
      (file) =>
        /tenantsDir|tenantDir|tenant\.dir|_defaults\b/.test(textOf(file)) &&
        !readersOfTenants.some((pattern) => pattern.test(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('are never imported: an imported file would become a dependency of every page', () => {
    expect(linesOf(own.filter(({ to }) => to.startsWith('tenants/')))).toEqual([]);
  });
});
