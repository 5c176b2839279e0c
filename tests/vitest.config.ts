import { defineConfig } from 'vitest/config';
import { FilesByEnvironment } from './setup/files-by-environment.ts';

/**
 * `unit`: tests beside their source; `rules`: tests of the source tree; `build`: tests of sites built by an earlier
 * step.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // The default leaves one core unused, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: FilesByEnvironment },
    // A generous timeout, because a busy machine may need longer than the default.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          // Modules are loaded once for all files, because none keeps state; this takes a third of the time.
          isolate: false,
          // Its files import each other without file endings, which Node rejects.
          server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
          include: ['{src,functions,scripts}/**/*.test.{ts,tsx}', 'tests/{rules,functions}/**/*.test.ts'],
          setupFiles: [import.meta.resolve('./setup/chance.ts'), import.meta.resolve('./setup/dom.ts')],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'build',
          // The pages of the demo dealers are read and parsed once for all files of a worker.
          isolate: false,
          include: ['tests/build/**/*.test.ts'],
          setupFiles: [import.meta.resolve('./setup/chance.ts')],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
