import type { Problem, SettingPath } from '../problem.ts';

/** A mistake in a subject's merged settings, without its line. */
export interface Mistake
  extends Pick<Problem, 'kind' | 'message' | 'found' | 'allowed' | 'nearest' | 'fix' | 'isAdvice'> {
  path: SettingPath;
}

/** A sentence on where else a key is a setting; undefined if nowhere or in too many places. */
export type ElsewhereFinder = (key: string) => string | undefined;

/** A mistake that involves several settings. */
export interface Finding extends Omit<Mistake, 'kind'> {
  subject: string;
  /** The other setting involved; used as the place if only that one is in the dealer's file. */
  related?: SettingPath;
}
