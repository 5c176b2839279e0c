/** As much of Chrome's trace format as is read here; times are microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** On the clock of the thread: what it worked, not what it waited for a processor. */
  readonly tdur?: number;
};

/** Milliseconds of each piece of work on the page's main thread between the marks `begin` and `end`. */
export function mainThreadWork(events: readonly TraceEvent[]): number[] {
  const begin = events.find(({ name }) => name === 'begin');
  const end = events.find(({ name, ts }) => name === 'end' && ts > (begin?.ts ?? 0));
  if (begin === undefined || end === undefined) throw new Error('The trace has no marks.');
  return events
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}
