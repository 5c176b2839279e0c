import type { Finding } from '../mistakes/mistake.ts';
import type { Settings } from '../settings/subjects.ts';

/** Looks for what is allowed and still worth a look; `now` is when somebody asks. */
export type Advice = (settings: Partial<Settings>, now: Date) => Finding[];
