import { join } from 'node:path';
import { withProcessLock } from '../../tenant/load/process-lock.build.ts';
import { stockFolder } from '../snapshot.build.ts';

/** Runs `work` under the tenant's import lock; waits if another import holds it. */
export function withImportLock<T>(dataDir: string, tenantSlug: string, work: () => Promise<T>): Promise<T> {
  return withProcessLock(join(stockFolder(dataDir, tenantSlug), 'import.lock'), work);
}
