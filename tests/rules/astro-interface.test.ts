import { describe, expect, it } from 'vitest';
import { withoutComments } from './imports.ts';
import { codeFiles, files, textOf } from './repository.ts';

/** What Astro documents for its users. Anything else may change with any release of Astro. */
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
 * Hooks of integrations are called by names that look like modules, and so is the event by which a page may learn
 * that an island could not be hydrated (https://github.com/withastro/astro/pull/16412).
 */
const hookOrEvent = /^astro:(?:(?:config|server|build|routes):\w+|hydration-error)$/;

/** Names of modules of Astro and of modules that only its compiler knows, wherever a string holds one. */
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

  it('are used by nothing: a new release of Astro must install without a change of ours', () => {
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

  it('are not found in comments, hooks and words', () => {
    const code = "// 'astro/runtime'\n'astro:config:setup': () => 'astro-island' + 'dealer/astro'";
    expect(astroModules(code)).toEqual([]);
  });
});

it('the configuration names only files of ours that exist', () => {
  const named = [...textOf('astro.config.mjs').matchAll(/'(?:[.][/])?(src[/][^'*]+[.](?:tsx?|astro))'/g)];
  const missing = named.map(([, file = '']) => file).filter((file) => !files.includes(file));
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
