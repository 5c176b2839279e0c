import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { allFonts } from '#src/publish/site-files/theme-fonts.build.ts';
import type { Tenant } from '#src/tenant/load/load-tenant.build.ts';
import type { devRequests } from './dev-requests.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface PagesOptions {
  readonly port: number;
  readonly dataDir: string;
  /** What Vite makes of packages is the same for every dealer. */
  readonly packagesDir: string;
  /** Null while nothing can be shown: fonts and address come with the first settings without a mistake. */
  readonly tenant: Tenant | null;
  readonly requests: ReturnType<typeof devRequests>;
}

export interface PagesServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** What Astro must be started anew for; all else is read with each page. */
export function startSettings(tenant: Tenant | null): string {
  return JSON.stringify(tenant === null ? null : [tenant.settings.site.url]);
}

/** Astro's own server, with the functions and the dev tools on the same address. */
export async function startPages(options: PagesOptions): Promise<PagesServer> {
  const { port, dataDir, packagesDir, tenant, requests } = options;
  const running = await dev({
    root,
    logLevel: 'error',
    cacheDir: `${dataDir}/astro`,
    ...(tenant !== null && { site: tenant.settings.site.url }),
    fonts: allFonts(),
    server: { port, allowedHosts: ['.localhost'] },
    integrations: [
      {
        name: 'dev-tools',
        hooks: {
          'astro:config:setup': ({ addMiddleware }) =>
            addMiddleware({ order: 'pre', entrypoint: new URL('./dev-middleware.ts', import.meta.url) }),
          'astro:server:setup': ({ server }) => {
            server.middlewares.use(requests);
          },
        },
      },
    ],
    vite: {
      cacheDir: packagesDir,
      server: {
        strictPort: true,
        watch: {
          ignored: [
            '**/tenants/**',
            '**/.data/**',
            '**/dist/**',
            '**/reports/**',
            '**/tests/**',
            '**/public/**',
          ],
        },
      },
    },
  }).catch((error: unknown) => {
    throw startError(error, port);
  });
  return {
    port: running.address.port,
    stop: () => running.stop(),
  };
}

function startError(error: unknown, port: number): Error {
  const text = error instanceof Error ? error.message : String(error);
  const isTaken = /already in use/i.test(text);
  const advice = `Stop the program that uses it, or choose another, as in: --port ${port + 1}`;
  return new Error(isTaken ? `Port ${port} is already in use. ${advice}` : text, { cause: error });
}
