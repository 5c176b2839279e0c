import type { Settings } from '../../tenant/settings/subjects.ts';

/** Whether the site publishes an index for browsers; always true without a cluster. */
export function publishesIndex({
  engine,
  publishIndex,
}: Pick<Settings['search'], 'engine' | 'publishIndex'>): boolean {
  return engine === 'embedded' || publishIndex;
}
