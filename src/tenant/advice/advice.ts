import type { Finding } from '../mistakes/mistake.ts';
import type { Settings } from '../settings/subjects.ts';

/** Finds settings that are valid but doubtful; `now` is the time of the check. */
export type Advice = (settings: Partial<Settings>, now: Date) => Finding[];
