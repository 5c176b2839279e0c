import { dueLanes } from './claim.ts';
import { deliverLane } from './deliver-due.ts';
import type { DeliveryPorts } from './delivery-ports.ts';

export interface DeliveryRounds {
  /** Starts a round now, because a lead was stored. */
  readonly wake: () => void;
  /**
   * Starts no new delivery. Resolves when the running ones have ended or were aborted after a few
   * seconds.
   */
  readonly stop: () => Promise<void>;
}

/** The latest time after which retries and leads stored by another process are found. */
const ROUND_EVERY_MS = 5000;
/** Collects leads that arrive together into one batch. */
const GATHER_MS = 50;
const STOP_GRACE_MS = 5000;

/** Delivers leads while a server runs, each destination at its own pace. */
export function startDeliveryRounds(ports: DeliveryPorts): DeliveryRounds {
  const busy = new Map<string, Promise<unknown>>();
  const end = new AbortController();
  let isStopped = false;
  let isGathering = false;

  async function round(): Promise<void> {
    isGathering = false;
    if (isStopped) return;
    for (const lane of await dueLanes(ports.database, ports.now())) {
      const name = `${lane.site}/${lane.destination}`;
      if (busy.has(name) || isStopped) continue;
      const working = deliverLane(ports, lane, { signal: end.signal })
        .catch(ports.reportError)
        .finally(() => busy.delete(name));
      busy.set(name, working);
    }
  }

  const startRound = () => void round().catch(ports.reportError);

  function wake(): void {
    if (isGathering || isStopped) return;
    isGathering = true;
    setTimeout(startRound, GATHER_MS);
  }

  const timer = setInterval(wake, ROUND_EVERY_MS);
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      const grace = setTimeout(() => end.abort(), STOP_GRACE_MS);
      await Promise.all(busy.values());
      clearTimeout(grace);
    },
  };
}
