import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Some data notes which parts of it a page uses. What is rendered once for many pages notes for itself, and each page
 * that has it takes the notes over.
 */
export interface Recording {
  /** The data itself, the same for all pages. */
  readonly original: object;
  readonly reads: Set<string>;
}

/** Under which data that notes says so. */
export const RECORDING = Symbol('recording');

const kept = new AsyncLocalStorage<Set<string>>();

/** Null of data that does not note. */
export function recordingOf(data: object): Recording | null {
  const recording: unknown = Reflect.get(data, RECORDING);
  return isRecording(recording) ? recording : null;
}

function isRecording(value: unknown): value is Recording {
  return typeof value === 'object' && value !== null && 'original' in value && 'reads' in value;
}

/** Notes for the page of `reads`, or for what is just being rendered once. */
export function noteRead(reads: Set<string>, read: string): void {
  (kept.getStore() ?? reads).add(read);
}

/** What is read while `work` goes on is noted in `reads` alone. */
export function notingIn<Result>(reads: Set<string>, work: () => Promise<Result>): Promise<Result> {
  return kept.run(reads, work);
}
