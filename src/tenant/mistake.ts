import type { Problem, SettingPath } from './problem.ts';

/** A mistake in a subject's merged settings, before anyone has looked up the line it stands on. */
export interface Mistake extends Pick<Problem, 'kind' | 'message' | 'found' | 'allowed' | 'nearest'> {
  path: SettingPath;
}

/** Says in a sentence where else a key is a setting; undefined when nowhere, or in too many places. */
export type ElsewhereFinder = (key: string) => string | undefined;
