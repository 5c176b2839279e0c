import type { FooterGroup } from '../../site/menu/menu-entries.ts';
import type { SiteFrame } from '../../site/site-frame.ts';

/** The footer's groups of links; the last one is that of social networks, if the dealer is on any. */
export function footerLinks({ menu, tenant }: Pick<SiteFrame, 'menu' | 'tenant'>) {
  const { navigation, site } = tenant.settings;
  const networks = { title: navigation.texts.social, links: site.social, isSocial: true };
  const groups = menu.footer.map((group: FooterGroup) => ({ ...group, isSocial: false }));
  return site.social.length > 0 ? [...groups, networks] : groups;
}
