import type { Finding } from '../mistakes/mistake.ts';
import type { Settings } from '../settings/subjects.ts';

/** Looks at the merged settings of one dealer; subjects with mistakes of their own are absent. */
export type CrossCheck = (settings: Partial<Settings>) => Finding[];
