import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';

interface NewFolder {
  readonly tenantsDir: string;
  readonly slug: string;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/**
 * Creates a dealer's folder atomically: it is written and checked in a hidden folder and renamed only if
 * valid. Leaves nothing behind on failure. Throws with the check's sentences.
 */
export function writeTenant({ tenantsDir, slug, files }: NewFolder): void {
  const draft = join(tenantsDir, `.new-${slug}-${process.pid}`);
  const clear = () => rmSync(draft, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    for (const [path, content] of files) {
      const file = join(draft, slug, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    symlinkSync(join(tenantsDir, '_defaults'), join(draft, '_defaults'), 'junction');
    const loaded = loadTenant(draft, slug);
    if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
    const target = join(tenantsDir, slug);
    if (existsSync(target)) throw new Error(takenSentence(slug));
    renameSync(join(draft, slug), target);
  } finally {
    clear();
    process.off('exit', clear);
  }
}

export function takenSentence(slug: string): string {
  return `tenants/${slug} already exists and was not changed. Choose another name, or edit its files.`;
}
