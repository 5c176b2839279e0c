import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { allFonts } from '#src/publish/site-files/theme-fonts.build.ts';
import type { Tenant } from '#src/tenant/load/load-tenant.build.ts';
import { errorMessage } from '#src/values/text/error-message.ts';
import type { devRequests } from './dev-requests.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface PagesOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Vite's cache of packages, shared by all dealers. */
  readonly packagesDir: string;
  /** Null while nothing can be shown: fonts and address depend on the first valid settings. */
  readonly tenant: Tenant | null;
  readonly requests: ReturnType<typeof devRequests>;
}

export interface PagesServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Settings that need a restart of Astro; all others are read for each page. */
export function startSettings(tenant: Tenant | null): string {
  return JSON.stringify(tenant === null ? null : [tenant.settings.site.url]);
}

/** Starts Astro's server, with the functions and dev tools at the same address. */
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
      // Typesense's adapter imports its CommonJS files, which Vite's module runner cannot evaluate.
      ssr: { external: ['@babel/runtime'] },
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
  const text = errorMessage(error);
  const isTaken = /already in use/i.test(text);
  const advice = `Stop the program that uses it, or choose another port, as in: --port ${port + 1}`;
  return new Error(isTaken ? `Port ${port} is already in use. ${advice}` : text, { cause: error });
}
