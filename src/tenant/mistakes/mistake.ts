import type { Problem, SettingPath } from '../problem.ts';

/** A mistake in a subject's merged settings, before anyone has looked up the line it stands on. */
export interface Mistake
  extends Pick<Problem, 'kind' | 'message' | 'found' | 'allowed' | 'nearest' | 'fix' | 'isAdvice'> {
  path: SettingPath;
}

/** Says in a sentence where else a key is a setting; undefined when nowhere, or in too many places. */
export type ElsewhereFinder = (key: string) => string | undefined;

/** A mistake that only shows when several settings are seen together. */
export interface Finding extends Omit<Mistake, 'kind'> {
  subject: string;
  /** The other setting involved; told as the place when the dealer's file gives only that one. */
  related?: SettingPath;
}
