import type { Settings } from '../../tenant/settings/subjects.ts';
import type { SiteInfo } from '../published/site-info.schema.ts';

interface Built {
  readonly now: string;
  readonly vehicles: number;
  readonly pages: number;
}

interface Dealer {
  readonly slug: string;
  readonly settings: Pick<Settings, 'site' | 'theme'>;
}

export function siteInfo({ slug, settings }: Dealer, { now, vehicles, pages }: Built): SiteInfo {
  const { site, theme } = settings;
  const { accent, surface, ink } = theme.colours;
  return {
    slug,
    name: site.name,
    tagline: site.tagline,
    template: site.template,
    vehicles,
    pages,
    builtAt: now,
    theme: { accent, surface, ink },
    hosts: [new URL(site.url).hostname, ...site.hosts],
    languageOf: site.languageOf,
  };
}
