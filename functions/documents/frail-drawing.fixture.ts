import type { Draw } from './drawing.ts';

/** In place of what draws: says which process it is, and dies of an empty photo. */
export const draw: Draw = async (drawing) => {
  if (drawing.kind === 'photo' && drawing.photo.byteLength === 0) process.exit(3);
  return new TextEncoder().encode(JSON.stringify({ pid: process.pid, env: Object.keys(process.env) }));
};
