import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

// Drawing must not slow down requests for pages.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Photos are rarely drawn twice in a row, so a cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

export { draw } from './drawing.ts';
