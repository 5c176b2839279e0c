import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

// Visitors of pages come first where drawing fills the processors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// No photo is drawn twice in a row: the cache would only keep memory.
sharp.cache(false);
sharp.concurrency(1);

export { draw } from './drawing.ts';
