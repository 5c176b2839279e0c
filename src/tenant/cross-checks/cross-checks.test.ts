import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aLocation, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { mergeSettings } from '../load/merge-settings.ts';
import { formatPath } from '../problem.ts';
import { locationsSchema } from '../settings/locations/locations.schema.ts';
import { themeSchema } from '../settings/site/theme.schema.ts';
import { crossChecks } from './cross-checks.ts';

function locationFindings(overrides: Parameters<typeof mergeSettings>[1]): string[] {
  const merged = mergeSettings(JSON.parse(realDefaults()['locations.json'] ?? ''), overrides);
  const { $schema: _, ...settings } = Object(merged);
  return found({ locations: v.parse(locationsSchema, settings) });
}

function found(settings: Parameters<(typeof crossChecks)[number]>[0]): string[] {
  return crossChecks
    .flatMap((check) => check(settings))
    .map(({ path, message }) => `${formatPath(path)} | ${message}`);
}

const open = { weekday: 1, status: 'Open', open: '08:30', close: '17:30' };

describe('locations', () => {
  it.each([
    ['one location needs no primary', [aLocation()], []],
    ['one primary of two is right', [aLocation({ primary: true }), north()], []],
    [
      'none of two is primary',
      [aLocation(), north()],
      ['locations | locations has no primary location; set "primary": true on one of them.'],
    ],
    [
      'each primary after the first',
      [aLocation({ primary: true }), north({ primary: true })],
      [
        'locations[1].primary | locations[1].primary is true, but locations[0] is the primary location already.',
      ],
    ],
    [
      'an id given twice',
      [aLocation({ primary: true }), north({ id: 'perth' })],
      ['locations[1].id | locations[1].id is "perth", as in locations[0] already.'],
    ],
    [
      'a slug given twice',
      [aLocation({ primary: true }), north({ slug: 'perth' })],
      ['locations[1].slug | locations[1].slug is "perth", as in locations[0] already.'],
    ],
    [
      'a day without hours may be closed',
      [aLocation({ openingHours: [{ ...open, status: 'Closed', open: null, close: null }] })],
      [],
    ],
    ['a day with both hours', [aLocation({ openingHours: [open] })], []],
    [
      'an open day without its close',
      [aLocation({ openingHours: [{ ...open, close: null }] })],
      [
        'locations[0].openingHours[0].close | locations[0].openingHours[0].close is null; a day that is "Open" needs a time such as "08:30".',
      ],
    ],
    [
      'a day that closes before it opens',
      [aLocation({ openingHours: [open, { ...open, weekday: 2, open: '17:30', close: '08:30' }] })],
      [
        'locations[0].openingHours[1].close | locations[0].openingHours[1].close is "08:30"; it must be later than open, "17:30".',
      ],
    ],
    [
      'a day that closes as it opens',
      [aLocation({ openingHours: [{ ...open, close: '08:30' }] })],
      [
        'locations[0].openingHours[0].close | locations[0].openingHours[0].close is "08:30"; it must be later than open, "08:30".',
      ],
    ],
    [
      'a weekday given twice',
      [aLocation({ openingHours: [open, open] })],
      [
        'locations[0].openingHours[1].weekday | locations[0].openingHours[1].weekday is 1, as in openingHours[0] already.',
      ],
    ],
  ])('%s', (_rule, locations, expected) => {
    expect(locationFindings({ locations: JSON.parse(JSON.stringify(locations)) })).toEqual(expected);
  });

  it('are ordered by existing ids', () => {
    const locations = JSON.parse(JSON.stringify([aLocation()]));
    expect(locationFindings({ locations, order: ['perht'] })).toEqual([
      `order[0] | order[0] is "perht", which is no location's id.`,
    ]);
  });

  const holiday = { date: '2026-12-25', status: 'Closed', locationId: null, open: null, close: null };
  it.each([
    ['of all branches', {}, []],
    ['of one branch', { locationId: 'perth' }, []],
    ['with hours', { status: 'Open', open: '09:00', close: '12:00' }, []],
    [
      'of a branch that is not there',
      { locationId: 'perht' },
      [`specialHours[0].locationId | specialHours[0].locationId is "perht", which is no location's id.`],
    ],
    [
      'that is open all day',
      { status: 'Open' },
      ['specialHours[0].status | specialHours[0] is "Open" and has no open and no close.'],
    ],
    [
      'that closes before it opens',
      { status: 'Open', open: '12:00', close: '09:00' },
      ['specialHours[0].close | specialHours[0].close is "09:00"; it must be later than open, "12:00".'],
    ],
  ])('may have a special day %s', (_which, differs, expected) => {
    const locations = JSON.parse(JSON.stringify([aLocation()]));
    const specialHours = JSON.parse(JSON.stringify([{ ...holiday, ...differs }]));
    expect(locationFindings({ locations, specialHours })).toEqual(expected);
  });
});

function north(differs: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return aLocation({ id: 'north', name: 'North', slug: 'north', ...differs });
}

describe('theme colours', () => {
  const { $schema: _, ...defaults } = JSON.parse(realDefaults()['theme.json'] ?? '{}');
  const findings = (colours: Readonly<Record<string, string>>) =>
    found({ theme: v.parse(themeSchema, Object(mergeSettings(defaults, { colours }))) });

  it('of the defaults pass', () => {
    expect(findings({})).toEqual([]);
  });

  it('are reported with both colours, the contrast found and required, and a colour that passes', () => {
    const onWhite = { surface: '#ffffff', surfaceRaised: '#ffffff', inkMuted: '#999999' };
    expect(findings(onWhite)[0]).toBe(
      'colours.inkMuted | colours.inkMuted "#999999" on colours.surface "#ffffff" has a contrast of 2.84; at least 4.5 is needed. The nearest inkMuted that passes is "#767676".',
    );
  });

  it.each([
    ['ink', '#aaaaaa', ['surface', 'surfaceRaised']],
    ['inkMuted', '#aaaaaa', ['surface', 'surfaceRaised']],
    ['price', '#ff8800', ['surface', 'surfaceRaised']],
    ['success', '#66cc66', ['surface', 'surfaceRaised']],
    ['warning', '#ffcc00', ['surface', 'surfaceRaised']],
    ['danger', '#ff7777', ['surface', 'surfaceRaised']],
    ['onAccent', '#88aaff', ['accent']],
    ['onHeader', '#cccccc', ['header']],
    ['onFooter', '#444444', ['footer']],
    ['onHero', '#cccccc', ['hero']],
  ])('%s must be readable', (name, colour, grounds) => {
    const named = findings({ [name]: colour }).map((finding) => /on colours\.(\w+)/.exec(finding)?.[1]);
    expect(named).toEqual(grounds);
  });

  it('may have an accent with less contrast than text, but not none', () => {
    expect(findings({ accent: '#7d8794', onAccent: '#000000' })).toEqual([]);
    expect(findings({ accent: '#c3ccd8', onAccent: '#000000' })).toHaveLength(2);
  });
});
