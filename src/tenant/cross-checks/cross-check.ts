import type { Finding } from '../mistakes/mistake.ts';
import type { Settings } from '../settings/subjects.ts';

/** Checks the merged settings of one dealer; invalid subjects are absent. */
export type CrossCheck = (settings: Partial<Settings>) => Finding[];
