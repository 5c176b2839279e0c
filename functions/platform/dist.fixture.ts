import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteInfo } from '#src/publish/published/site-info.schema.ts';

/** A temporary folder for built sites: `await using dist = await temporaryDist()`. */
export async function temporaryDist() {
  const dir = await mkdtemp(join(tmpdir(), 'dist-'));
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}

export function aSiteInfo(changes: Partial<SiteInfo> = {}): SiteInfo {
  return {
    slug: 'demo',
    name: 'Demo Motors',
    tagline: 'Cars, shown',
    template: 'showroom',
    vehicles: 12,
    pages: 34,
    builtAt: '2026-11-20T10:00:00Z',
    theme: { accent: '#ff6f59', surface: '#0d2240', ink: '#fdf8f2' },
    hosts: ['www.demo.example'],
    languageOf: null,
    ...changes,
  };
}

/** Writes files by their paths below `root`, creating folders. */
export async function writeFiles(root: string, files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

/** Writes a built site with its `site-info.json`; returns its folder. */
export async function writeSite(
  distDir: string,
  info: SiteInfo,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const root = join(distDir, info.slug);
  await writeFiles(root, { 'site-info.json': JSON.stringify(info), ...files });
  return root;
}

interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly path?: string;
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request with the exact path, which fetch would normalise, and any host name. */
export function rawRequest(port: number, options: RawRequest = {}): Promise<RawReply> {
  const { path = '/', host = `demo.localhost:${port}`, method = 'GET', headers = {} } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, Host: host } },
      async (incoming) => {
        try {
          const chunks: Buffer[] = await incoming.toArray();
          const { statusCode: status = 0, headers: received } = incoming;
          resolve({ status, headers: received, body: Buffer.concat(chunks) });
        } catch (error) {
          reject(error);
        }
      },
    );
    outgoing.on('error', reject).end(options.body);
  });
}
