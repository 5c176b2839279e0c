import type { SettingPath } from '../problem.ts';

const steps = /(?:^|\.)([\w$-]+)|\[(\d+)\]|\[?("(?:[^"\\]|\\.)*")\]?/y;

/** Parses a key such as `locations.locations[3].name`; null if invalid. */
export function parseKey(key: string): SettingPath | null {
  const path: (string | number)[] = [];
  let at = 0;
  if (key.startsWith('.')) return null;
  while (at < key.length) {
    steps.lastIndex = at;
    const match = steps.exec(key);
    const step = match === null ? null : stepOf(match);
    if (match === null || step === null) return null;
    path.push(step);
    at = steps.lastIndex;
  }
  return path.length === 0 ? null : path;
}

function stepOf([, name, index, quoted]: RegExpExecArray): string | number | null {
  if (index !== undefined) return Number(index);
  if (quoted === undefined) return name ?? null;
  try {
    const text: unknown = JSON.parse(quoted);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}
