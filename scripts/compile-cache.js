/**
 * Loaded before a command (`node --import`): keeps compiled modules on the disk, for it and for the processes that it
 * starts. Half of the time in which a command begins goes into compiling the same files again. No TypeScript: Node would
 * load its compiler for this file alone.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../.data/compiled');
process.env['NODE_COMPILE_CACHE'] = folder;
enableCompileCache(folder);
