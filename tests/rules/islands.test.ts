import { describe, expect, it } from 'vitest';
import { allImports } from './imports.ts';
import { codeFiles, files, isTest, kindOf, textOf } from './repository.ts';

/** `client:load` and `client:only` load JavaScript for every visitor before it is needed. */
const allowedDirectives = ['client:event', 'client:idle', 'client:interaction', 'client:visible'];

interface Hydrated {
  readonly file: string;
  readonly component: string;
  readonly directive: string;
}

/** Each use of a directive; its component is the last tag opened before it. */
function hydratedIn(file: string, code: string): Hydrated[] {
  return [...code.matchAll(/\s(client:[\w-]+)/g)].map(({ 1: directive = '', index }) => ({
    file,
    component: [...code.slice(0, index).matchAll(/<([A-Z]\w*|[a-z][\w-]*)(?=[\s>]|$)/g)].at(-1)?.[1] ?? '',
    directive,
  }));
}

/** `import { Calculator } from './Calculator.island.tsx'` → `src/finance/Calculator.island.tsx`. */
function islandImported(file: string, component: string): string | undefined {
  const imports = allImports.filter(({ from, to }) => from === file && kindOf(to) === 'island');
  return imports.map(({ to }) => to).find((to) => to.endsWith(`/${component}.island.tsx`));
}

const templates = codeFiles.filter((file) => file.endsWith('.astro'));
const hydrated = templates.flatMap((file) => hydratedIn(file, textOf(file)));
const islands = files.filter((file) => kindOf(file) === 'island' && !isTest(file));

describe('islands', () => {
  it('are the only components that hydrate', () => {
    const wrong = hydrated.filter(({ file, component }) => islandImported(file, component) === undefined);
    expect(wrong).toEqual([]);
  });

  it('hydrate when visible, idle or used, never at once', () => {
    expect(hydrated.filter(({ directive }) => !allowedDirectives.includes(directive))).toEqual([]);
  });

  it('hydrate on some page: a component that never does needs no such name', () => {
    const used = hydrated.map(({ file, component }) => islandImported(file, component));
    expect(islands.filter((file) => !used.includes(file))).toEqual([]);
  });

  it('are hydrated by Astro only', () => {
    const starting = allImports.filter(({ from, to }) => to === 'react-dom/client' && !isTest(from));
    expect(starting.map(({ from }) => from).toSorted()).toEqual([]);
  });

  it('say in their first comment why they hydrate', () => {
    const firstComment = (file: string) => /\/\*[\s\S]*?\*\/|^\s*\/\/.*/m.exec(textOf(file))?.[0] ?? '';
    expect(islands.filter((file) => !/\bisland\b|\bhydrat/i.test(firstComment(file)))).toEqual([]);
  });

  it('are found together with the content of their tags', () => {
    const code =
      "<Page title={a > b}>\n<Calculator rates={all.map((one) => one.rate > 0)}\n client:visible={{ rootMargin: '200px' }} />";
    expect(hydratedIn('a.astro', code)).toEqual([
      { file: 'a.astro', component: 'Calculator', directive: 'client:visible' },
    ]);
  });
});
