// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contactPath } from '#src/leads/contact/contact-path.ts';
import { type OpeningFacts, openingWords } from '#src/locations/hours/opening-words.ts';
import { locationPath } from '#src/locations/location-path.ts';
import { formatPhone, telHref } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { documentOf, hrefOf, textOf, textsOf } from './built-document.ts';
import { openDemoDealer } from './demo-dealer.ts';

const { settings, site, published } = await openDemoDealer('harbourline');
const { card, locations, service, texts } = settings.locations;
const branches = locations.filter(({ visible }) => visible);
const mainAt = (path: string) => documentOf(site.page(path)).querySelector('main') ?? document.body;
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const branch = branches.find(({ openingHours }) => openingHours.length > 0);
const coast = branches.find(({ id }) => id === 'gc');
const workshop = branches.find(({ types }) => !types.includes('sales'));
if (!branch || !coast || !workshop) throw new Error('The dealer has branches of all kinds.');

it('every branch is in the list of branches', () => {
  const rows = mainAt('/locations').querySelector('.branch-rows') ?? document.body;
  for (const one of branches) expect(hrefOf(rows, one.name)).toBe(locationPath(one, card.leadsTo));
});

describe('the page of a branch', () => {
  const main = mainAt(`/locations/${branch.slug}`);

  it('shows its address, directions, phone number and the hours of each day', () => {
    expect(textOf(main.querySelector('h1')).toLowerCase()).toBe(branch.name.toLowerCase());
    expect(textsOf(main, 'address').some((text) => text.includes(branch.address.street))).toBe(true);
    expect(hrefOf(main, texts.getDirections)).toMatch(/^https:\/\//);
    expect(hrefOf(main, formatPhone(branch.phone ?? ''))).toBe(telHref(branch.phone ?? ''));
    const [table] = main.querySelectorAll('table');
    expect(textOf(table?.querySelector('caption'))).toContain(texts.openingHours);
    expect(textsOf(table ?? main, 'th[scope="row"]')).toEqual(week);
    const sunday = branch.openingHours.find(({ weekday }) => weekday === 0);
    const said = textsOf(table ?? main, 'td').at(-1);
    expect(said).toMatch(sunday?.status === 'Open' ? /\d (am|pm) – \d/ : texts.closed);
  });

  it('leads to the listing of its own cars', () => {
    const seller = branches.find(({ types }) => types.includes('sales'));
    const there = published.filter(({ locationId }) => locationId === seller?.id);
    const path = hrefOf(mainAt(`/locations/${seller?.slug}`), texts.viewStock) ?? '';
    const listing = mainAt(path);
    expect(textsOf(listing, 'p, span').some((text) => text.startsWith(`${there.length} `))).toBe(true);
    const places = textsOf(listing, '.card-place:not(.card-media)');
    expect(places).toHaveLength(Math.min(there.length, settings.search.hitsPerPage));
    expect(new Set(places)).toEqual(new Set([seller?.name]));
  });

  it('lists the makes that it sells new, each with a link to its listing', () => {
    const seller = branches.find(({ manufacturers }) => manufacturers.length > 1);
    const page = mainAt(`/locations/${seller?.slug}`);
    const makes = seller?.manufacturers ?? [];
    expect(makes.map((make) => hrefOf(page, make))).toEqual(
      makes.map((make) => `/search/${make.toLowerCase()}`),
    );
    const [make = ''] = makes;
    expect(textOf(mainAt(`/search/${make.toLowerCase()}`).querySelector('h1'))).toContain(make);
  });

  it('of a workshop has hours and a service booking, and neither a stock link nor a contact form', () => {
    const page = mainAt(`/locations/${workshop.slug}`);
    expect(textsOf(page, 'table caption').join()).toContain(texts.openingHours);
    expect(hrefOf(page, texts.viewStock)).toBeNull();
    expect(hrefOf(page, service.label)).toBe(service.href);
    expect(hrefOf(page, texts.contact)).toBeNull();
  });

  it('of a showroom offers a contact form that has this branch selected, with its number and address', () => {
    expect(hrefOf(mainAt(`/locations/${coast.slug}`), texts.contact)).toBe(contactPath(coast));
    const contact = mainAt(contactPath(coast));
    expect(textOf(contact.querySelector('h1'))).toBe(
      fill(settings.contact.atBranch, { location: coast.name }),
    );
    expect(hrefOf(contact, coast.phone ?? '')).toBe(telHref(coast.phone ?? ''));
    expect(textOf(contact)).toContain(coast.address.street);
    expect(contact.querySelector<HTMLSelectElement>('select[name="location"]')?.value).toBe(coast.slug);
  });

  it('hides its holiday hours after the last of them, whatever the day of the build', () => {
    const hours = mainAt(`/locations/${coast.slug}`).querySelector(':has(> astro-island .holiday-hours)');
    const days = [...(hours?.querySelectorAll('.holidays in-window') ?? [])];
    expect(days.length).toBeGreaterThan(1);
    expect(hours?.localName).toBe('in-window');
    expect(hours?.getAttribute('data-expiry')).toBe(days.at(-1)?.getAttribute('data-expiry'));
  });
});

it.each([
  ['2026-11-20T05:45:00+08:00', /^Opens today at 8:30 am/],
  ['2026-11-20T15:30:00+08:00', /^Open now, until 5:30 pm/],
])('the page of a Perth branch of a Sydney group says at %s %s', async (at, words) => {
  const group = await openDemoDealer('meridian');
  const page = documentOf(group.site.page('/locations/meridian-osborne-park'));
  const facts: OpeningFacts = JSON.parse(textOf(page.querySelector('main .open-now script')));
  expect(openingWords(facts, Date.parse(at))).toMatch(words);
});
