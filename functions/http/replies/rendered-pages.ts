import { securityHeaders } from '#src/publish/policy/headers.ts';
import { FRAME_FILE } from '#src/site/site-frame.schema.ts';
import { frameOf } from '#src/site/site-frame.ts';
import type { Pages, PagesProgram } from '../../ports/pages.ts';
import { OutdatedPublication } from '../../ports/published-site.ts';

interface PagesParts {
  /** Loaded with the first page, because most processes start without rendering one. */
  readonly program: () => Promise<PagesProgram>;
  readonly now: () => number;
}

/**
 * Headers of pages rendered on demand. Their content security policy is in a meta tag, as on all
 * pages of the site.
 */
export const onDemandHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // With `no-referrer` browsers send `Origin: null` with forms. Other sites must not see the
  // address, which may contain a shopper's token.
  'Referrer-Policy': 'same-origin',
};

/** Renders pages on demand with the compiled Astro pages of the build. */
export function createPages({ program, now }: PagesParts): Pages {
  return {
    render: async (published, name, props, { status = 200 } = {}) => {
      const frame = await published.frame();
      const { render, digest } = await program();
      if (digest !== null && digest !== frame.program) throw outdated(published.slug);
      const html = await render(name, props, frameOf({ ...published, frame }, new Date(now())));
      return new Response(html, { status, headers: onDemandHeaders });
    },
  };
}

function outdated(slug: string): OutdatedPublication {
  return new OutdatedPublication(
    `${FRAME_FILE} of ${slug} was written by another version of the platform than the functions. Build and deploy both again: npm run build -- --tenant ${slug}`,
  );
}

/** Loads once and caches the result; after a failure the next call tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
