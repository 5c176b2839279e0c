import type { Mistake } from './mistake.ts';
import type { Settings, Subject } from './settings/subjects.ts';

/** A mistake that only shows when several settings are seen together. */
export interface Finding extends Pick<Mistake, 'path' | 'message' | 'found' | 'allowed'> {
  subject: Subject;
}

/** Subjects with mistakes of their own are absent. */
export type CrossCheck = (settings: Partial<Settings>) => Finding[];

export const crossChecks: readonly CrossCheck[] = [];
