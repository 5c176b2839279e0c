import { onDemandHeaders } from '#functions/http/replies/rendered-pages.ts';
import type { Pages } from '#functions/ports/pages.ts';
import { INNER_HEADER } from '../inner-request.ts';

interface DevPages {
  readonly port: number;
  /** Without it, the dev server answers 404 at the addresses of pages on demand. */
  readonly innerToken: string;
}

/** Pages on demand, rendered by the dev server: `dev-middleware.ts` reads their props from the body. */
export function devPages({ port, innerToken }: DevPages): Pages {
  return {
    render: async (_published, name, props, { status = 200 } = {}) => {
      const reply = await fetch(`http://localhost:${port}/on-demand/${name}`, {
        method: 'POST',
        headers: { [INNER_HEADER]: innerToken, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, props }),
      });
      // A page with an error in its code shows the error.
      const isMade = reply.status === 200;
      return new Response(await reply.text(), {
        status: isMade ? status : reply.status,
        headers: onDemandHeaders,
      });
    },
  };
}
