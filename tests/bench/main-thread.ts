/** The part of Chrome's trace format that is used here; times are in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** CPU time of the thread, without waiting. */
  readonly tdur?: number;
};

/** Milliseconds of each task on the page's main thread between the marks `begin` and `end`. */
export function mainThreadWork(events: readonly TraceEvent[]): number[] {
  const begin = events.find(({ name }) => name === 'begin');
  const end = events.find(({ name, ts }) => name === 'end' && ts > (begin?.ts ?? 0));
  if (begin === undefined || end === undefined) throw new Error('The trace has no marks.');
  return events
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}
