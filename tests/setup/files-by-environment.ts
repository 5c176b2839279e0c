import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of one project and environment follow each other. A worker goes on only with a file of the same project and
 * environment as its last one; in a mixed order, most files would start a new worker, which loads all modules and
 * jsdom again. Long files come first, because a long one at the end would leave a core unused: the build tests, and
 * among the unit tests without a document those that start programs, by themselves, by a bench or by `runStarted`.
 */
export class FilesByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turns = new Map(sorted.map((file) => [file, turnOf(file)]));
    return sorted.toSorted((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
  }
}

function turnOf({ project, moduleId }: TestSpecification): number {
  const text = readFileSync(moduleId, 'utf8');
  const needsDocument = text.startsWith('// @vitest-environment jsdom');
  if (project.name === 'build') return needsDocument ? 1 : 0;
  if (needsDocument) return 2;
  return /'(?:node:child_process|#tests\/(?:bench|fixtures\/commands)\/)/.test(text) ? 3 : 4;
}
