import { lanesDue } from './claim.ts';
import { emptyLane } from './deliver-due.ts';
import type { DeliveryPorts } from './delivery-ports.ts';

export interface DeliveryRounds {
  /** A lead has come in: it need not wait for the next round. */
  readonly wake: () => void;
  /** Starts nothing more; resolves when what is under way has ended, or has been broken off after a few seconds. */
  readonly stop: () => Promise<void>;
}

/** Tries that are due, and leads that another process took in, are found at the latest so. */
const roundEveryMs = 5000;
/** Leads that come in together go out together. */
const gatherMs = 50;
const stopGraceMs = 5000;

/** Sends leads on for as long as a server runs, each destination at its own pace. */
export function startDeliveryRounds(ports: DeliveryPorts): DeliveryRounds {
  const busy = new Map<string, Promise<unknown>>();
  const end = new AbortController();
  let isStopped = false;
  let isGathering = false;

  async function round(): Promise<void> {
    isGathering = false;
    if (isStopped) return;
    for (const lane of await lanesDue(ports.database, ports.now())) {
      const name = `${lane.site}/${lane.destination}`;
      if (busy.has(name) || isStopped) continue;
      const working = emptyLane(ports, lane, { signal: end.signal })
        .catch(ports.reportError)
        .finally(() => busy.delete(name));
      busy.set(name, working);
    }
  }

  const startRound = () => void round().catch(ports.reportError);

  function wake(): void {
    if (isGathering || isStopped) return;
    isGathering = true;
    setTimeout(startRound, gatherMs);
  }

  const timer = setInterval(wake, roundEveryMs);
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      const grace = setTimeout(() => end.abort(), stopGraceMs);
      await Promise.all(busy.values());
      clearTimeout(grace);
    },
  };
}
