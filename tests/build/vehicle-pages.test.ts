import { describe, expect, it } from 'vitest';
import type { Location } from '../../src/tenant/settings/locations/locations.schema.ts';
import { telHref } from '../../src/values/contact/phone.ts';
import { fill } from '../../src/values/fill.ts';
import { primaryLocation } from '../../src/vehicle/contact/located-at.ts';
import { currentPrice } from '../../src/vehicle/price/price.ts';
import type { Vehicle } from '../../src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '../../src/vehicle/vehicle-urls.ts';
import { type DemoDealer, demoDealers, openDemoDealer } from './demo-dealer.ts';

/** The first vehicle with the wanted properties; undefined if the dealer has none. */
function pageOf({ site, published }: DemoDealer, isWanted: (vehicle: Vehicle) => boolean) {
  const vehicle = published.find((car) => car.status === 'in_stock' && isWanted(car));
  return vehicle && { ...site.page(vehiclePath(vehicle)), vehicle };
}

const callBarOf = (html: string) => /<div class="call-bar[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
const wasCut = (car: Vehicle) => (car.beforePrice ?? 0) > (currentPrice(car) ?? 0);

describe.each(demoDealers())('the page of a vehicle of %s', (slug) => {
  it('has a message in place of photographs that are still to come', async () => {
    const dealer = await openDemoDealer(slug);
    const { photosComing } = dealer.settings.vehicle.page;
    const message = `<p>${photosComing}</p>`;
    const page = pageOf(dealer, ({ images }) => images.length === 0);
    if (page) expect(page.html).toContain(message);
    expect(pageOf(dealer, ({ images }) => images.length > 3)?.html).not.toContain(message);
  });

  it('shows the earlier prices of a car where its dealer wants that', async () => {
    const dealer = await openDemoDealer(slug);
    const { show } = dealer.settings.vehicle.priceHistory;
    const page = pageOf(dealer, wasCut);
    if (page) expect(page.html.includes('id="price-history"')).toBe(show);
    if (page) expect(page.html.includes('href="#price-history"')).toBe(show);
  });

  it('says where a car stands that is not at the main branch', async () => {
    const dealer = await openDemoDealer(slug);
    const { locations, vehicle } = dealer.settings;
    const main = primaryLocation(locations.locations)?.address.city;
    const here = pageOf(dealer, ({ city }) => city === main);
    expect(here?.html ?? '').not.toContain('data-closable="located-at:');
    const elsewhere = pageOf(dealer, ({ city }) => city !== main && city !== null);
    if (!elsewhere || !vehicle.locatedAt.show) return;
    expect(elsewhere.html).toContain(fill(vehicle.locatedAt.text, { city: elsewhere.vehicle.city ?? '' }));
  });

  it('has an action bar of its own in place of the call bar', async () => {
    const dealer = await openDemoDealer(slug);
    const { html = '' } = pageOf(dealer, () => true) ?? {};
    expect([callBarOf(html), html.includes('class="action-bar')]).toEqual(['', true]);
  });
});

describe.each(demoDealers())('the call bar of %s', (slug) => {
  it('is on pages other than those of vehicles, if the dealer wants it, and calls the branch whose page it is', async () => {
    const { site, settings } = await openDemoDealer(slug);
    const { show, actions } = settings.contact.callBar;
    expect(callBarOf(site.page('/').html) !== '').toBe(show);
    const isOwn = ({ visible, phone }: Location) =>
      visible && phone !== null && phone !== settings.site.phone;
    const branch = settings.locations.locations.find(isOwn);
    if (!show || !actions.includes('call') || !branch) return;
    expect(callBarOf(site.page('/').html)).toContain(`href="${telHref(settings.site.phone ?? '')}"`);
    const ofBranch = callBarOf(site.page(`/locations/${branch.slug}`).html);
    expect(ofBranch).toContain(`href="${telHref(branch.phone ?? '')}"`);
  });
});

it('the demo dealers have cars for every test', async () => {
  const all = await Promise.all(demoDealers().map(openDemoDealer));
  const hasOne = (isWanted: (car: Vehicle, dealer: DemoDealer) => boolean) =>
    all.some((dealer) => pageOf(dealer, (car) => isWanted(car, dealer)) !== undefined);
  expect(hasOne(({ images }) => images.length === 0)).toBe(true);
  for (const show of [true, false])
    expect(hasOne((car, { settings }) => wasCut(car) && settings.vehicle.priceHistory.show === show)).toBe(
      true,
    );
});
