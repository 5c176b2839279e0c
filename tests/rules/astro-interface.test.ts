import { describe, expect, it } from 'vitest';
import { withoutComments } from './imports.ts';
import { codeFiles, files, textOf } from './repository.ts';

/** The interface that Astro documents for users. Anything else may change with any release. */
const publicEntries = [
  'astro',
  'astro/app/entrypoint',
  'astro/client',
  'astro/config',
  'astro/hono',
  'astro/types',
  'astro:assets',
  'astro:config/server',
  'astro:middleware',
  '@astrojs/react',
  // The two parts of its renderer, which the package exports (https://docs.astro.build/en/reference/renderer-reference/).
  '@astrojs/react/client.js',
  '@astrojs/react/server.js',
];

/**
 * Hooks of integrations have names that look like modules, and so has the event by which a page learns that an island
 * failed to hydrate (https://github.com/withastro/astro/pull/16412).
 */
const hookOrEvent = /^astro:(?:(?:config|server|build|routes):\w+|hydration-error)$/;

/** Names of Astro's modules and of its compiler's virtual modules, in any string. */
function astroModules(code: string): string[] {
  const names =
    /(["'`])((?:\\0)?(?:astro(?=[/:"'`])|@astrojs\/|virtual:|[^"'`\s]*node_modules\/@?astro)[^"'`\s]*)\1/g;
  const found = [...withoutComments(code).matchAll(names)].map(([, , name = '']) => name);
  return [...new Set(found)].filter((name) => !hookOrEvent.test(name));
}

describe("Astro's internals", () => {
  const used = codeFiles
    .filter((file) => !file.endsWith('.css') && file !== 'tests/rules/astro-interface.test.ts')
    .flatMap((file) => astroModules(textOf(file)).map((name) => ({ file, name })))
    .filter(({ name }) => !publicEntries.includes(name))
    .map(({ file, name }) => `${file} ${name}`);

  it('are not used: a new release of Astro must install without a change of this project', () => {
    expect(used).toEqual([]);
  });

  it.each([
    ["import { a } from 'astro/runtime/server/index.js';", 'astro/runtime/server/index.js'],
    ["await import('virtual:astro:manifest')", 'virtual:astro:manifest'],
    ["import.meta.resolve('astro/dist/core/app')", 'astro/dist/core/app'],
    ['load: (id) => id === "\\0astro:internal"', '\\0astro:internal'],
    ["readFile('node_modules/astro/dist/a.js')", 'node_modules/astro/dist/a.js'],
    ["declare module '@astrojs/react/server.js' {", '@astrojs/react/server.js'],
  ])('are found in %s', (code, name) => {
    expect(astroModules(code)).toEqual([name]);
  });

  it('are not found in comments, hooks and ordinary words', () => {
    const code = "// 'astro/runtime'\n'astro:config:setup': () => 'astro-island' + 'dealer/astro'";
    expect(astroModules(code)).toEqual([]);
  });
});

it('the configuration refers only to existing files', () => {
  const named = [...textOf('astro.config.mjs').matchAll(/'(?:[.][/])?(src[/][^'*]+[.](?:tsx?|astro))'/g)];
  const missing = named.map(([, file = '']) => file).filter((file) => !files.includes(file));
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
