import type { Settings } from '../../tenant/settings/subjects.ts';

/** Whether browsers may search for themselves: always, where no cluster does it for them. */
export function publishesIndex({
  engine,
  publishIndex,
}: Pick<Settings['search'], 'engine' | 'publishIndex'>): boolean {
  return engine === 'embedded' || publishIndex;
}
