import { cacheRules, STRICT_TRANSPORT_SECURITY, securityHeaders } from '../../policy/headers.ts';
import { hostRedirects, type Redirects, type RemovedVehiclePaths } from '../../redirects/redirects.ts';

export type Host = 'cloudflare-pages' | 'netlify';

/**
 * The `_headers` file of a host (developers.cloudflare.com/pages/configuration/headers,
 * docs.netlify.com/manage/routing/headers). Where several rules match, Netlify takes the last; Cloudflare
 * combines them unless the header is unset first. No CDN cache rules are written: both hosts clear their
 * cache with each release.
 */
export function hostHeaders(host: Host): string {
  const all = { ...securityHeaders, 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY };
  const blocks = cacheRules.map(({ pattern, cacheControl }) =>
    pattern === '/*'
      ? { pattern, lines: Object.entries({ ...all, 'Cache-Control': cacheControl }).map(headerLine) }
      : {
          pattern,
          lines: [
            ...(host === 'cloudflare-pages' ? ['! Cache-Control'] : []),
            headerLine(['Cache-Control', cacheControl]),
          ],
        },
  );
  return blocks
    .map(({ pattern, lines }) => `${pattern}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('');
}

function headerLine([name, value]: readonly [string, string]): string {
  return `${name}: ${value}`;
}

interface HostRedirects {
  readonly text: string;
  /** Whether removed cars are included; if not, the functions redirect them. */
  readonly hasRemovedVehicles: boolean;
}

/** The functions' data files, which Netlify would serve to everybody. */
const hiddenAtNetlify = [
  '/_settings.json',
  '/_frame.json',
  '/_market.json',
  '/_departed.json',
  '/_redirects.json',
  '/_cars/*',
  '/site-info.json',
];

/**
 * The `_redirects` file of a host: the dealer's redirects and, if all fit, those of removed cars; `max` is
 * null where the host has no limit. Cars without a target answer 410, which this format cannot express.
 */
export function hostRedirectLines(
  host: Host,
  {
    redirects,
    removedVehicles,
  }: { readonly redirects: Redirects; readonly removedVehicles: RemovedVehiclePaths },
  max: number | null,
): HostRedirects {
  const gone = Object.entries(removedVehicles).flatMap(([slug, to]) =>
    to === null ? [] : [[`/cars/${slug}`, to] as const],
  );
  const hasRemovedVehicles = max === null || Object.keys(redirects).length + gone.length <= max;
  const hidden = host === 'netlify' ? hiddenAtNetlify.map((path) => `${path} /404.html 404!\n`) : [];
  const lines = hostRedirects({ ...redirects, ...(hasRemovedVehicles && Object.fromEntries(gone)) });
  return { text: hidden.join('') + lines, hasRemovedVehicles };
}
