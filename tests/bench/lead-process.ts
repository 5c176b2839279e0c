import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';

const messageSchema = v.union([v.object({ port: v.number() }), v.object({ error: v.string() })]);

interface LeadServerOptions {
  readonly distDir: string;
  readonly dataDir: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly secret?: string;
  /** Retries and leases in seconds instead of minutes. */
  readonly isHurried?: boolean;
}

export interface LeadServer {
  readonly port: number;
  /** Lines of its error log. */
  readonly errors: readonly string[];
  /** Kills it at once. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the Node server in its own process; resolves when it listens. */
export async function startLeadServer(options: LeadServerOptions): Promise<LeadServer> {
  const { distDir, dataDir, port, secret = '', isHurried = false } = options;
  const child = fork(join(import.meta.dirname, 'lead-server.ts'), {
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      LEADS_DIST: distDir,
      LEADS_DATA: dataDir,
      LEADS_PORT: String(port),
      LEADS_SECRET: secret,
      LEADS_HURRIED: String(isHurried),
    },
  });
  const errors: string[] = [];
  const listening = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}. ${errors.join('\n')}`)));
    child.on('message', (sent) => {
      const message = v.parse(messageSchema, sent);
      if ('port' in message) resolve(message.port);
      else errors.push(message.error);
    });
  });
  return {
    port: listening,
    errors,
    kill: () => ended(child, () => child.kill('SIGKILL')),
    close: () => ended(child, () => child.send('close')),
  };
}

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  const exit = once(child, 'exit');
  end();
  await exit;
}
