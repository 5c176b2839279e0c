import type { Make } from './entry.ts';
import { toyota } from './toyota.ts';

/** Every make that a demo dealer can have on the yard. */
export const allMakes: readonly Make[] = [toyota];
