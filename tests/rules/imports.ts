import { dirname, join, normalize } from 'node:path';
import { codeFiles, textOf } from './repository.ts';

export interface Import {
  from: string;
  /** A file of the project, or a package's name, or `node:fs`. */
  to: string;
  isOwn: boolean;
}

const statements = [
  /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
];

/** The imports of a file, including types, which are a dependency too. */
export function importsOf(file: string): Import[] {
  const code = withoutComments(textOf(file));
  const names = statements.flatMap((statement) => [...code.matchAll(statement)].map(([, name = '']) => name));
  return [...new Set(names)].map((name) => ({ from: file, ...resolve(file, name) }));
}

export const allImports: readonly Import[] = codeFiles
  .filter((file) => !file.endsWith('.css'))
  .flatMap(importsOf);

function resolve(file: string, name: string): { to: string; isOwn: boolean } {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('.')) return { to: normalize(join(dirname(file), path)), isOwn: true };
  // A build writes this module, so the file may not exist yet.
  if (path === '#program') return { to: path, isOwn: false };
  if (path.startsWith('#')) return { to: path.slice(1), isOwn: true };
  return { to: path, isOwn: false };
}

export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

/** The first import cycle; null if there is none. */
export function firstCycle(imports: readonly Import[]): string[] | null {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (state.get(file) === 'done') return null;
    if (state.get(file) === 'open') return [...path.slice(path.indexOf(file)), file];
    state.set(file, 'open');
    for (const { to } of targets.get(file) ?? []) {
      const cycle = visit(to, [...path, file]);
      if (cycle !== null) return cycle;
    }
    state.set(file, 'done');
    return null;
  };
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
