import { errorText } from '#functions/http/replies/error-text.ts';
import type { BuildClaim, BuildQueue } from '#src/ops/queue/build-queue.ts';
import type { BuildOutcome } from '#src/ops/queue/build-record.schema.ts';

type Log = (line: string) => void;

/** Prints each line with the machine's time: `09:05:00  pitstop: building.` */
export function timedLog(print: Log, now: () => number): Log {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
  return (line) => print(`${clock.format(now())}  ${line.replace(/\s*\n\s*/g, ' ')}`);
}

/** Prints errors with their time; details beside the message follow on separate lines. */
export function timedErrors(print: Log, now: () => number): (error: unknown) => void {
  const log = timedLog(print, now);
  return (error) => {
    const [first = '', ...more] = errorText(error).split('\n');
    log(first);
    if (more.length > 0) print(more.join('\n'));
  };
}

/** Logs the start and end of builds. */
export function loggedQueue<Queue extends BuildQueue>(queue: Queue, log: Log, now: () => number): Queue {
  const begun = new Map<string, number>();
  const take = async (worker: string): Promise<BuildClaim | null> => {
    const claim = await queue.take(worker);
    if (claim === null) return null;
    begun.set(claim.tenant, now());
    log(`${claim.tenant}: building.`);
    return claim;
  };
  const finish = async (claim: BuildClaim, outcome: BuildOutcome): Promise<boolean> => {
    const seconds = (now() - (begun.get(claim.tenant) ?? now())) / 1000;
    begun.delete(claim.tenant);
    const isOurs = await queue.finish(claim, outcome);
    for (const line of outcomeLines(outcome, seconds)) log(`${claim.tenant}: ${line}`);
    return isOurs;
  };
  return { ...queue, take, finish };
}

const ends = { live: 'live', same: 'nothing has changed, live as before', built: 'built, not published' };

/** Log lines for the end of a build, with its figures and any feed problem. */
export function outcomeLines(outcome: BuildOutcome, seconds: number): string[] {
  const time = `${seconds.toFixed(1)} s`;
  if (outcome.kind === 'stopped') return [`stopped after ${time}.`];
  if (outcome.kind !== 'done') {
    const [first = 'no reason is known.', ...more] = outcome.sentences;
    const others = more.length === 0 ? '' : ` And ${more.length} more.`;
    return [`failed after ${time}: ${first}${others}`];
  }
  const { result, vehicles, pages, changed, held, unusable, search } = outcome;
  const files = changed === null ? '' : `, ${changed} files changed`;
  const end = `${ends[result]}: ${vehicles} cars, ${pages} pages${files}, ${time}.`;
  const instead = (what: string, sentences: readonly string[]) =>
    sentences.length === 0 ? [] : [`its feed ${what}, the last good stock is shown: ${sentences.join(' ')}`];
  const feed = [...instead('is held', held), ...instead('cannot be used', unusable)];
  return [...feed, ...(search === undefined ? [] : [`search server: ${search}`]), end];
}
