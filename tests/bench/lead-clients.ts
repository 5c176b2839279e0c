import { Agent, request } from 'node:http';
import * as v from 'valibot';
import { benchCars, benchSite } from './lead-site.ts';

const replySchema = v.object({ lead_id: v.string(), receipt: v.string() });

interface ClientOptions {
  readonly port: number;
  readonly clients: number;
  /** Shoppers start no new lead once this is true. */
  readonly isOver: () => boolean;
  /** A shopper retries a lead after a broken connection until it is acknowledged. */
  readonly isPatient?: boolean;
  /** Pause between two leads of a shopper. */
  readonly pauseMs?: number;
  readonly onTaken?: () => void;
}

export interface LeadCounts {
  /** Lead ids by the number of the shopper's lead. */
  readonly acknowledged: ReadonlyMap<number, string>;
  /** Latency of each acknowledged lead in milliseconds. */
  readonly latencies: readonly number[];
  readonly problems: readonly string[];
}

/** Simulates concurrent shoppers; each sends the next lead once the last was acknowledged. */
export async function sendLeads(options: ClientOptions): Promise<LeadCounts> {
  const { port, clients, isOver, isPatient = false, pauseMs = 0, onTaken } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const acknowledged = new Map<number, string>();
  const latencies: number[] = [];
  const problems: string[] = [];
  let started = 0;

  async function send(lead: number): Promise<void> {
    const startedMs = performance.now();
    const { status, body } = await postLead(agent, port, lead);
    if (status !== 200 && status !== 201) throw new Error(`${status} ${body.slice(0, 300)}`);
    latencies.push(performance.now() - startedMs);
    acknowledged.set(lead, v.parse(replySchema, JSON.parse(body)).lead_id);
    onTaken?.();
  }

  async function shopper(): Promise<void> {
    while (!isOver()) {
      const lead = started;
      started += 1;
      await untilTaken(() => send(lead), isPatient).catch((error: unknown) => problems.push(String(error)));
      if (problems.length > 0) return;
      if (pauseMs > 0) await pause(pauseMs);
    }
  }

  await Promise.all(Array.from({ length: clients }, shopper));
  agent.destroy();
  return { acknowledged, latencies, problems };
}

/** Retries while the server restarts, which takes a second or two; a refusal is final. */
async function untilTaken(send: () => Promise<void>, isPatient: boolean): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const isBroken = error instanceof Error && 'code' in error;
      if (!isPatient || !isBroken || tries > 600) throw error;
      await pause(100);
    }
  }
}

export function postLead(
  agent: Agent,
  port: number,
  lead: number,
): Promise<{ status: number; body: string }> {
  const host = `${benchSite}.localhost:${port}`;
  const body = JSON.stringify({
    form: 'enquiry',
    idempotency_key: `bench-lead-number-${lead}`,
    car_slug: benchCars[lead % benchCars.length]?.slug,
    name: 'Ada',
    last_name: 'Lovelace',
    email: `ada${lead}@example.com`,
    postcode: '4000',
    terms_conditions: true,
    phone: `04${String(lead).padStart(8, '0')}`,
    message: `Is it still there? I could come on Saturday. ${lead}`,
    opt_in: true,
    url: '/cars/corolla-1',
    lead_attributes: {
      visited_pages: ['/', '/search/used-cars'],
      linked_query_params: { utm_source: 'bench' },
    },
  });
  const headers = { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, host: '127.0.0.1', port, path: '/api/leads', method: 'POST', headers },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
