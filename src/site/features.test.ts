import { describe, expect, it } from 'vitest';
import { loadTenant } from '../tenant/load/load-tenant.build.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { withBranchFeatures, withFeatures } from './features.ts';

function everythingOn(): Settings {
  const loaded = loadTenant('tenants', 'harbourline');
  if (!loaded.ok) throw new Error('harbourline does not load.');
  return loaded.tenant.settings;
}

const all = everythingOn();
const without = (name: keyof Settings['site']['features']) =>
  withFeatures({ ...all, site: { ...all.site, features: { ...all.site.features, [name]: false } } });
const hrefs = (settings: Settings) =>
  JSON.stringify([settings.navigation, settings.promotions, settings.vehicle, settings.home.hero]);

describe('a feature that is switched on', () => {
  it('changes nothing', () => {
    expect(withFeatures(all)).toEqual(all);
    expect(withBranchFeatures(all, undefined)).toBe(all);
  });
});

describe('a feature that is switched off', () => {
  it('removes printing and the PDF', () => {
    const settings = without('printing');
    expect(settings.vehicle.share.print).toBe(false);
    expect(settings.documents.pdf.enabled).toBe(false);
    expect(settings.vehicle.share.copyLink).toBe(all.vehicle.share.copyLink);
  });

  it('removes finance from vehicles, pages and menus', () => {
    const settings = without('finance');
    expect(settings.finance.lender).toBeNull();
    expect(settings.finance.calculator.show).toBe(false);
    expect(settings.vehicle.card.finance.show).toBe(false);
    expect(settings.search.repayments).toBeNull();
    expect(hrefs(all)).toContain('"href":"/finance"');
    expect(hrefs(settings)).not.toContain('"href":"/finance"');
    expect(settings.vehicle.card.reserve).toEqual(all.vehicle.card.reserve);
  });

  it('removes its links from the bars above the header, and keeps entries that only open something', () => {
    const [bar] = all.promotions.announcements;
    const [entry] = all.navigation.header;
    if (!bar || !entry) throw new Error('harbourline has no announcement or no menu.');
    const { promotions, navigation } = withFeatures({
      ...all,
      site: { ...all.site, features: { ...all.site.features, finance: false } },
      promotions: { ...all.promotions, announcements: [{ ...bar, href: '/finance' }, bar] },
      navigation: {
        ...all.navigation,
        header: [
          { ...entry, href: null },
          { ...entry, href: '/finance?a=1' },
        ],
      },
    });
    expect(promotions.announcements).toEqual([bar]);
    expect(navigation.header.map(({ href }) => href)).toEqual([null]);
  });

  it('removes trade-ins from vehicles, pages and menus', () => {
    const settings = without('tradeIn');
    expect(settings.valuation.show).toBe(false);
    expect(settings.vehicle.tradeIn.show).toBe(false);
    expect(hrefs(all)).toContain('"href":"/sell-my-car"');
    expect(hrefs(settings)).not.toMatch(/"href":"\/(trade-in|sell-my-car)"/);
    expect(settings.navigation.header.flatMap(({ items }) => items)).not.toHaveLength(0);
  });

  it('removes the other features', () => {
    expect(without('checkout').vehicle.card.reserve.show).toBe(false);
    expect(without('checkout').vehicle.tabs.reserveOnline.blocks).toEqual([]);
    expect(without('chat').chat.show).toBe(false);
    expect(without('similarCars').vehicle.page.maxSimilar).toBe(0);
    expect(without('callTheDealer').vehicle.call.show).toBe(false);
  });
});

describe('a language with other letters than Latin', () => {
  it('has no documents that are drawn here, since they would lack its letters', () => {
    const { documents } = all;
    const inLanguage = (locale: string, urlTemplate: string | null = null) =>
      withFeatures({
        ...all,
        site: { ...all.site, locale },
        documents: { ...documents, shareImage: { enabled: true, urlTemplate } },
      }).documents;
    const chinese = inLanguage('zh-Hans-AU');
    expect([chinese.pdf.enabled, chinese.shareImage.enabled]).toEqual([false, false]);
    expect(inLanguage('zh-Hans-AU', 'https://img.example/{name}').shareImage.enabled).toBe(true);
    const vietnamese = inLanguage('vi-AU');
    expect([vietnamese.pdf.enabled, vietnamese.shareImage.enabled]).toEqual([true, true]);
  });
});

describe('a branch with a feature switched off', () => {
  const on = { finance: true, checkout: true, chat: true, tradeIn: true, callTheDealer: true };

  it('has it off for its vehicles, while the menus follow the dealer', () => {
    const settings = withBranchFeatures(all, { ...on, finance: false, chat: false });
    expect(settings.vehicle.card.finance.show).toBe(false);
    expect(settings.chat.show).toBe(false);
    expect(settings.navigation).toEqual(all.navigation);
    expect(settings.vehicle.call).toEqual(all.vehicle.call);
  });

  it('has nothing off if it sets nothing', () => {
    expect(withBranchFeatures(all, on)).toEqual(all);
  });
});
