import * as v from 'valibot';

const Colour = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^#[0-9a-f]{6}$/, 'A colour has six hex digits, as in "#0a2540".'),
);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const SITE_INFO_FILE = 'site-info.json';

/** Facts about a site, for servers and for the list of all sites. */
export const SiteInfo = v.object({
  /** The folder's name and the `<slug>.localhost` host: a valid DNS label. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'Not a host name label.')),
  name: v.pipe(v.string(), v.nonEmpty()),
  tagline: v.optional(v.string(), ''),
  template: v.string(),
  vehicles: Count,
  pages: Count,
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  theme: v.object({ accent: Colour, surface: Colour, ink: Colour }),
  /** The dealer's own domains, without scheme, port or path: `www.harbourline.com.au`. */
  hosts: v.optional(
    v.array(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9.-]{1,253}$/, 'Not a host name.'))),
    [],
  ),
  /** The slug of the dealer whose site in another language this is. */
  languageOf: v.optional(v.nullable(v.string()), null),
});

export type SiteInfo = v.InferOutput<typeof SiteInfo>;
