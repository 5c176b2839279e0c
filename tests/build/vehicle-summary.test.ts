// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#src/values/money.ts';
import { cardTitle } from '#src/vehicle/naming/title.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { hrefOf, mainOf, textOf, textsOf } from './built-document.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';

describe.each(demoDealers())('the page of a vehicle of %s', (slug) => {
  it('shows its name, price, condition and kilometres, an e-mail address for it and other vehicles like it', async () => {
    const { site, settings, published } = await openDemoDealer(slug);
    const car = published.find(({ status, price }) => status === 'in_stock' && price !== null);
    if (car === undefined) throw new Error(`${slug} has no vehicle with a price.`);
    const main = mainOf(site.page(vehiclePath(car)));
    const { heading, subheading } = cardTitle(car);
    const [title = '', ...others] = textsOf(main, 'h1').map((text) => text.toLowerCase());
    expect(others).toEqual([]);
    expect(title).toContain(heading.toLowerCase());
    expect(title).toContain((subheading ?? '').toLowerCase());
    const price = formatMoney(currentPrice(car) ?? 0, settings.site.currency);
    expect(textsOf(main, ':is(.purchase, .price-block) *')).toContain(price);

    const facts = main.querySelector('#key-information dl');
    expect(textOf(facts?.querySelector('dd'))).toMatch(/new|used|demo/i);
    if (car.odometerKm !== null && car.itemType !== 'caravan')
      expect(textOf(facts)).toContain(`${car.odometerKm.toLocaleString('en-AU')} km`);
    const mail = hrefOf(main, settings.vehicle.page.email) ?? '';
    expect(mail.startsWith(`mailto:${settings.site.email}?subject=`), mail).toBe(true);
    expect(mail).toContain(encodeURIComponent(car.stockNumber ?? ''));

    const similar = [...main.querySelectorAll('#similar article :is(h2, h3) a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(similar.length).toBeGreaterThan(0);
    expect(similar).not.toContain(vehiclePath(car));
    expect(new Set(similar).size).toBe(similar.length);
  });
});
