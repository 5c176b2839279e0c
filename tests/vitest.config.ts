import { defineConfig } from 'vitest/config';

/** `unit` stands beside its source; `rules` reads the tree; `build` reads sites that a test step has built. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // The default leaves one core idle, which on two is half of them.
    maxWorkers: '100%',
    // How long something takes says nothing of it: a busy machine may take longer than the usual seconds.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          // Modules are loaded once for all files: none keeps a state, and the run takes a third of the time.
          isolate: false,
          // Its files import each other without an ending, which Node refuses.
          server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
          include: ['{src,functions,scripts}/**/*.test.{ts,tsx}', 'tests/{rules,functions}/**/*.test.ts'],
          setupFiles: [import.meta.resolve('./setup/chance.ts'), import.meta.resolve('./setup/dom.ts')],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          setupFiles: [import.meta.resolve('./setup/chance.ts')],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
