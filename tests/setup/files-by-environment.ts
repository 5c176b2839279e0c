import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of one project and environment follow each other. A worker goes on only with a file of the same project and
 * environment as its last one; in a mixed order, most files would start a new worker, which loads all modules and
 * jsdom again. The build tests come first: they take longest, and short files at the end leave no core unused.
 */
export class FilesByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}

function turnOf({ project, moduleId }: TestSpecification): number {
  if (project.name === 'build') return 0;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 1 : 2;
}
