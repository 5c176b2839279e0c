import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that need a document come first. A worker can only take a file with the same environment as its last one;
 * in a mixed order, most files would start a new worker, which loads all modules and jsdom again.
 */
export class FilesByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { document = [], none = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 'document' : 'none',
    );
    return [...document, ...none];
  }
}
