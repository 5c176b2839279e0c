import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aLocation } from '#tests/fixtures/tenants/real-defaults.ts';
import { smallSubjects } from '#tests/fixtures/tenants/small-subjects.ts';
import { parseSettingsFile } from '../json/settings-file.ts';
import { type JsonValue, mergeSettings } from '../load/merge-settings.ts';
import { formatPath } from '../problem.ts';
import { type Settings, subjects } from '../settings/subjects.ts';
import { adviseOn } from './advise.ts';
import { adviseOnPlaceholders } from './placeholder-advice.ts';

const now = new Date('2026-11-20T12:00:00+10:00');
const whole = demoSettings('harbourline');

/** The advice for a demo dealer with one file changed. */
function advice(subject: keyof Settings, differs: unknown, today = now): string[] {
  const plain = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value));
  const merged = mergeSettings(plain(whole[subject]), plain(differs));
  const settings = { ...whole, [subject]: v.parse(subjects[subject], merged) };
  return adviseOn(settings, today)
    .filter((finding) => finding.subject === subject)
    .map(({ path, isAdvice }) => `${formatPath(path)}${isAdvice ? '' : ' (no advice)'}`);
}

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Closed', open: null, close: null }));
const branch = (differs: Record<string, unknown> = {}) => ({
  ...aLocation({ openingHours: week, dealerLicenceNumber: 'MD 1', ...differs }),
});
const inSydney = { street: '1 High St', city: 'Sydney', state: 'NSW', postcode: '2000' };
const tile = { id: 'a', heading: 'Sale', start: null, expiry: null, position: null };
/** Shows all tiles on the home page. */
const shown = { blocks: { 'on-now': { tiles: [] } } };

describe('advice', () => {
  it.each<[string, keyof Settings, unknown, string[]]>([
    ['a box that is ticked already', 'leads', { optInDefault: true }, ['optInDefault']],
    ['leads that go nowhere', 'leads', { optInDefault: false, destinations: [] }, ['destinations']],
    ['nothing where the shopper ticks', 'leads', { optInDefault: false }, []],
    ['counting before a yes', 'analytics', { enabled: true, consent: 'assumed' }, ['consent']],
    ['nothing where nobody is counted', 'analytics', { enabled: false, consent: 'assumed' }, []],
    [
      'a price that says nothing',
      'vehicle',
      { price: { defaultPriceType: null } },
      ['price.defaultPriceType'],
    ],
    [
      'a price that leaves charges out',
      'vehicle',
      { price: { defaultPriceType: 'Excl. Govt. Charges' } },
      ['price.defaultPriceType'],
    ],
    ['nothing about a total price', 'vehicle', { price: { defaultPriceType: 'Drive Away' } }, []],
    ['a number without its area code', 'site', { phone: '5550 0100' }, ['phone']],
    ['no ABN', 'site', { abn: null }, ['abn']],
    [
      'a week with gaps',
      'locations',
      { locations: [branch({ openingHours: week.slice(1) })], specialHours: [] },
      ['locations[0].openingHours'],
    ],
    [
      'no hours at a branch that nobody sees: none',
      'locations',
      { locations: [branch({ openingHours: [], visible: false })], specialHours: [] },
      [],
    ],
    [
      'a holiday that is past',
      'locations',
      {
        locations: [branch()],
        specialHours: [{ date: '2026-11-19', status: 'Closed', locationId: null, open: null, close: null }],
      },
      ['specialHours[0].date'],
    ],
    [
      'a closed day with hours',
      'locations',
      {
        locations: [branch()],
        specialHours: [
          { date: '2026-12-25', status: 'Closed', locationId: null, open: '09:00', close: null },
        ],
      },
      ['specialHours[0].status'],
    ],
    [
      'a dealer without licence number',
      'locations',
      { locations: [branch({ dealerLicenceNumber: null })], specialHours: [] },
      ['locations[0].dealerLicenceNumber'],
    ],
    [
      'a workshop of New South Wales without its number',
      'locations',
      { locations: [branch({ types: ['service'], address: inSydney })], specialHours: [] },
      ['locations[0].motorVehicleRepairerNumber'],
    ],
    [
      'a tile that is over',
      'promotions',
      { ...shown, tiles: [{ ...tile, expiry: '2026-11-20T11:59:59+10:00' }] },
      ['tiles[0].expiry'],
    ],
    [
      'nothing about a tile until its last second',
      'promotions',
      { ...shown, tiles: [{ ...tile, expiry: '2026-11-20T12:00:01+10:00' }] },
      [],
    ],
    [
      'two tiles at one place',
      'promotions',
      {
        ...shown,
        tiles: [
          { ...tile, position: 8 },
          { ...tile, id: 'b', position: 8 },
        ],
      },
      ['tiles[1].position'],
    ],
    [
      'nothing about one after the other',
      'promotions',
      {
        ...shown,
        tiles: [
          { ...tile, position: 8, expiry: '2026-12-01T00:00:00+10:00' },
          { ...tile, id: 'b', position: 8, start: '2026-12-01T00:00:00+10:00' },
        ],
      },
      [],
    ],
    [
      'nothing about one for new and one for used cars',
      'promotions',
      {
        ...shown,
        tiles: [
          { ...tile, position: 8, display: ['new'] },
          { ...tile, id: 'b', position: 8, display: ['used'] },
        ],
      },
      [],
    ],
    [
      'a tile that stands on no page',
      'promotions',
      { tiles: [{ ...tile, id: 'lost' }], blocks: { 'on-now': { tiles: ['spring'] } } },
      ['tiles[0].id'],
    ],
    ['a price plus on-road costs', 'catalogue', { text: 'From $41,990 plus on-road costs.' }, ['text']],
    ['nothing about a drive-away price', 'catalogue', { text: 'From $41,990 drive away.' }, []],
    ['nothing about a small sum', 'catalogue', { text: 'A $200 deposit plus government charges.' }, []],
    ['stars without their year', 'catalogue', { text: 'A 5-star ANCAP rating.' }, ['text']],
    ['nothing about stars with it', 'catalogue', { text: 'A 5-star ANCAP rating (2024).' }, []],
    [
      'a section with nothing in it',
      'home',
      { sections: ['bodies', 'numbers'], numbers: { items: [] } },
      ['sections[1]'],
    ],
    [
      'nothing about an empty section that nobody asks for',
      'home',
      { sections: ['bodies'], numbers: { items: [] } },
      [],
    ],
    [
      'a choice of good reviews that is not called one',
      'reviews',
      { texts: { selection: null } },
      ['texts.selection'],
    ],
    ['nothing where all reviews are shown', 'reviews', { texts: { selection: null }, minimumRating: 1 }, []],
    [
      'a number of sales that rests on nothing',
      'home',
      { sections: ['salesCounter'], salesCounter: { perDay: 192, secondsEach: 450, basis: null } },
      ['salesCounter.basis'],
    ],
    [
      'a rate that does not fill the day',
      'home',
      { sections: ['salesCounter'], salesCounter: { perDay: 100, secondsEach: 450, basis: 'Our books.' } },
      ['salesCounter.perDay'],
    ],
    [
      'nothing about a counter that nobody sees',
      'home',
      { sections: ['bodies'], salesCounter: { perDay: 100, secondsEach: 450, basis: null } },
      [],
    ],
    ['a game without permits', 'prizes', { show: true, permits: [], terms: ['One each.'] }, ['permits']],
  ])('tells of %s', (_what, subject, differs, places) => {
    expect(advice(subject, differs)).toEqual(places);
  });

  it('reports a switch without effect at its own place, not at the place of the switch it needs', () => {
    const site = { ...whole.site, features: { ...whole.site.features, chat: false } };
    const idle = adviseOn({ ...whole, site, chat: { ...whole.chat, show: true } }, now);
    expect(idle.map(({ message }) => message)).toContain(
      'show is true and does nothing: features.chat in site.json, is off.',
    );
  });

  it('reports saved searches that cannot be found or cannot match', () => {
    const { account, search } = whole;
    const savedSearches = { ...account.savedSearches, show: true };
    const adviceFor = (changes: object) =>
      adviseOn({ ...whole, account: { ...account, savedSearches }, ...changes }, now).flatMap(
        ({ subject, path }) => (subject === 'account' ? [formatPath(path)] : []),
      );
    expect(adviceFor({})).toEqual([]);
    const clusterOnly = { ...search, engine: 'typesense' as const, publishIndex: false };
    expect(adviceFor({ search: clusterOnly })).toEqual(['savedSearches.show']);
    const watchlist = { ...account.watchlist, enabled: false };
    expect(adviceFor({ account: { ...account, savedSearches, watchlist } })).toEqual(['savedSearches.show']);
  });

  it('requires visible licence numbers in New South Wales', () => {
    const locations = v.parse(subjects.locations, {
      ...whole.locations,
      locations: [branch({ address: inSydney })],
      specialHours: [],
    });
    const site = { ...whole.site, showLicenceNumbers: false };
    const places = adviseOn({ ...whole, site, locations }, now).map(({ path }) => formatPath(path));
    expect(places).toContain('showLicenceNumbers');
  });

  it('requires each message to name its sender and how to unsubscribe', () => {
    const { account } = whole;
    const { notices } = account.watchlist;
    const message = { ...notices.message, sms: '{changes} {link}' };
    const watchlist = { ...account.watchlist, notices: { ...notices, show: true, message } };
    const findings = adviseOn({ ...whole, account: { ...account, watchlist } }, now);
    expect(findings.find(({ subject }) => subject === 'account')?.message).toBe(
      'watchlist.notices.message.sms is without {dealer} and {stop}: the Spam Act 2003 wants each message to say who sends it and how to stop it.',
    );
  });

  it.each([
    ['{count} cars', []],
    ['{dealer} has {count}', []],
    ['{cuont} cars', ['{count}']],
    ['{wibble}', [undefined]],
    ['{count cars', ['{count}']],
    ['{count', ['{count}']],
    ['{ and }', []],
  ])('of placeholders in "%s" takes %j to be meant', (text, nearest) => {
    const files = {
      own: parseSettingsFile('own', JSON.stringify({ labels: { new: text } })).file,
      defaults: parseSettingsFile('defaults', '{ "labels": { "new": "{count} new" } }').file,
    };
    const findings = adviseOnPlaceholders(
      { name: 'vehicle', schema: smallSubjects.vehicle, files, hasFilledLists: false },
      ['dealer'],
    );
    expect(findings.map((finding) => finding.nearest)).toEqual(nearest);
  });

  it.each([
    [true, ['{dealer}']],
    [false, []],
  ])('of placeholders in lists is given if their texts are filled in: %s', (hasFilledLists, nearest) => {
    const files = {
      own: parseSettingsFile('own', '{ "bars": [{ "text": "{dealer} is open, says {daeler}" }] }').file,
      defaults: parseSettingsFile('defaults', '{ "bars": [] }').file,
    };
    const placed = { name: 'vehicle', schema: smallSubjects.vehicle, files, hasFilledLists };
    expect(adviseOnPlaceholders(placed, ['dealer']).map((finding) => finding.nearest)).toEqual(nearest);
  });

  it('says nothing about subjects that could not be read', () => {
    expect(adviseOn({}, now)).toEqual([]);
  });
});
