import { securityHeaders } from '#src/publish/policy/headers.ts';
import { frameFile } from '#src/site/site-frame.schema.ts';
import { frameOf } from '#src/site/site-frame.ts';
import type { Pages, PagesProgram } from '../../ports/pages.ts';
import { OutdatedPublication } from '../../ports/published-site.ts';

interface PagesParts {
  /** Asked for by the first page: whoever needs none does not wait for it. */
  readonly program: () => Promise<PagesProgram>;
  readonly now: () => number;
}

/** Headers of a page on demand. Its content policy is in a meta tag, as in all pages of the site. */
export const onDemandHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // With `no-referrer` browsers send a form's `Origin` as null. The address may hold a shopper's own token.
  'Referrer-Policy': 'same-origin',
};

/** Renders pages on demand by the compiled pages of the site, the same that a build renders by. */
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
    `${frameFile} of ${slug} was written by another version of the platform than the functions. Build and deploy both again: npm run build -- --tenant ${slug}`,
  );
}

/** Loads once; what has failed is tried again by the next who asks. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
