import { describe, expect, it } from 'vitest';
import { allImports } from './imports.ts';
import { codeFiles, textOf } from './repository.ts';

/** The pages on demand and all components that they use. */
function componentsOfPages(): string[] {
  const found = new Set(codeFiles.filter((file) => file.startsWith('src/pages/on-demand/')));
  for (const file of found)
    for (const { from, to } of allImports) if (from === file && to.endsWith('.astro')) found.add(to);
  return [...found];
}

describe('pages on demand', () => {
  it('use only components that need the frame: the whole site exists for built pages only', () => {
    const components = componentsOfPages();
    expect(components).toContain('src/layouts/Page.astro');
    const wrong = components.filter((file) =>
      /\blocals\.site\b|\{[^}]*\bsite\b[^}]*\}\s*=\s*Astro\.locals\s*;/.test(textOf(file)),
    );
    expect(wrong).toEqual([]);
  });
});
