import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { withDealerWords } from './dealer-words.ts';

describe("the dealer's words", () => {
  it('fill in the texts of lists, with a capital letter at the start', () => {
    const settings = demoSettings('harbourline');
    const [bar] = settings.promotions.announcements;
    if (bar === undefined) throw new Error('The demo dealer has no announcement.');
    const { promotions, navigation } = withDealerWords({
      ...settings,
      promotions: {
        ...settings.promotions,
        announcements: [{ ...bar, text: '{cars} of {dealer}: {other}' }],
      },
      navigation: { ...settings.navigation, footerText: ['Ask for {cars}: {phone}'] },
    });
    expect(promotions.announcements[0]?.text).toBe('Cars of Harbourline Motor Group: {other}');
    expect(navigation.footerText).toEqual([`Ask for cars: ${settings.site.phone}`]);
  });

  it('leave texts outside lists to the pages that show them, which fill in more', () => {
    const settings = demoSettings('harbourline');
    const { navigation, promotions, ...rest } = withDealerWords(settings);
    expect(navigation.texts).toEqual(settings.navigation.texts);
    expect(rest.search).toBe(settings.search);
    expect(promotions).toEqual(settings.promotions);
  });
});
