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
        announcements: [{ ...bar, text: '{cars} of {dealer}: {cars} and {other}' }],
      },
      navigation: { ...settings.navigation, footerText: ['Ask for {cars}: {phone}'] },
    });
    expect(promotions.announcements[0]?.text).toBe('Cars of Harbourline Motor Group: cars and {other}');
    expect(navigation.footerText).toEqual([`Ask for cars: ${settings.site.phone}`]);
  });

  it('fill in the lists of forms, of the page of a vehicle and of the footer', () => {
    const settings = demoSettings('harbourline');
    const { appointments, finance, site, valuation, vehicle } = withDealerWords({
      ...settings,
      appointments: {
        ...settings.appointments,
        page: { ...settings.appointments.page, notes: ['{minutes} minutes at {dealer}'] },
      },
      finance: {
        ...settings.finance,
        page: { ...settings.finance.page, steps: [{ label: '{dealer}', title: '', text: '' }] },
      },
      site: {
        ...settings.site,
        social: [{ label: '{dealer} on Facebook', href: 'https://example.com/' }],
      },
      valuation: {
        ...settings.valuation,
        faq: { heading: '', items: [{ question: 'Do I sell to {dealer}?', answer: 'Up to {years} years' }] },
      },
      vehicle: {
        ...settings.vehicle,
        page: { ...settings.vehicle.page, disclaimers: ['Confirm prices with {dealer}.'] },
      },
    });
    const dealer = 'Harbourline Motor Group';
    expect(appointments.page.notes).toEqual([`{minutes} minutes at ${dealer}`]);
    expect(finance.page.steps[0]?.label).toBe(dealer);
    expect(site.social[0]?.label).toBe(`${dealer} on Facebook`);
    expect(valuation.faq.items).toEqual([
      { question: `Do I sell to ${dealer}?`, answer: 'Up to {years} years' },
    ]);
    expect(vehicle.page.disclaimers).toEqual([`Confirm prices with ${dealer}.`]);
  });

  it('fill in the boxes of the service form, but no category', () => {
    const settings = demoSettings('harbourline');
    const service = { category: '{dealer}', options: ['Collection by {dealer}'] };
    const { leads } = withDealerWords({ ...settings, leads: { ...settings.leads, service } });
    expect(leads.service).toEqual({
      category: '{dealer}',
      options: ['Collection by Harbourline Motor Group'],
    });
  });

  it('leave texts outside lists to the pages that show them, which fill in more', () => {
    const settings = demoSettings('harbourline');
    const { navigation, promotions, ...rest } = withDealerWords(settings);
    expect(navigation.texts).toEqual(settings.navigation.texts);
    expect(rest.search).toBe(settings.search);
    expect(promotions).toEqual(settings.promotions);
  });
});
