import { describe, expect, it } from 'vitest';
import type { OnDemandPages } from '#src/render/on-demand-pages.ts';
import { fill } from '#src/values/fill.ts';
import { demoDealers } from './demo-dealer.ts';
import { renderOnDemand } from './on-demand-page.ts';
import { pageFacts } from './page-facts.ts';

/** The fourth dealer, pitstop, has no accounts. */
const withAccounts = demoDealers().filter((slug) => slug !== 'pitstop');

describe.each(withAccounts)('the garage of a shopper of %s', (slug) => {
  const enquiry = {
    lead_id: '1',
    kind: 'General Enquiry',
    sent_at: '2026-11-19T23:00:00Z',
    car: { name: 'Corolla <GT>', path: '/cars/corolla-7' },
    status: 'received',
    message: 'We have it.',
    is_open: false,
    about: 'enquiry',
    path: '/api/account/enquiries/1',
  } as const;
  const drive = {
    ...enquiry,
    lead_id: '2',
    kind: 'Test Drive',
    is_open: true,
    about: 'test-drive',
    path: '/api/account/enquiries/2',
  } as const;
  const render = async (changes: Partial<OnDemandPages['garage']> = {}) => {
    const contact = { phone: '0412345678', first_name: null, last_name: null, email: null };
    const page = await renderOnDemand(slug, 'garage', {
      contact,
      hasSaved: false,
      enquiries: [],
      watchlist: null,
      searches: null,
      ...changes,
    });
    return { ...page, texts: page.published.settings.garage.page.texts };
  };

  it('shows the signed-in shopper, with most digits of the phone masked', async () => {
    const { text, html, texts } = await render();
    expect(text).toContain(fill(texts.signedIn, { phone: '0412 3** ***' }));
    expect(html).not.toContain('0412345678');
    const contact = { phone: '0412345678', first_name: '<Ada>', last_name: null, email: 'ada@example.com' };
    const named = await render({ contact, hasSaved: true });
    expect(named.text).toContain(fill(texts.signedInAs, { name: '<Ada>', phone: '0412 3** ***' }));
    expect(/<input[^>]*name="email"[^>]*>/.exec(named.main)?.[0]).toContain('value="ada@example.com"');
    expect(named.text).toContain(texts.detailsSaved);
    expect(text).not.toContain(texts.detailsSaved);
  });

  it('explains what to do in empty sections', async () => {
    const { text, texts, published } = await render();
    const words = {
      car: published.settings.site.vehicleWord.one,
      cars: published.settings.site.vehicleWord.many,
    };
    expect(text).toContain(fill(texts.nothingComing, words));
    expect(text).toContain(fill(texts.nothingSent, words));
  });

  it('shows upcoming items, which can be changed, before past ones, without duplicates', async () => {
    const { main, text, texts } = await render({ enquiries: [enquiry, drive] });
    expect(main.match(/<h3[^>]*>(?:Test Drive|General Enquiry)<\/h3>/g)).toHaveLength(2);
    expect(main.indexOf('>Test Drive<')).toBeLessThan(main.indexOf('>General Enquiry<'));
    expect(text).toContain(texts.changeDrive);
    expect(text).toContain('November 20, 2026');
    const { links } = pageFacts(main);
    expect(links).toContain(enquiry.path);
    expect(links).toContain(drive.path);
    expect(main).toContain('Corolla &lt;GT&gt;');
  });
});
