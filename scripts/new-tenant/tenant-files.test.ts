import { describe, expect, it } from 'vitest';
import type { Answers } from './questions.ts';
import { tenantFiles } from './tenant-files.ts';

const answers: Answers = {
  name: 'City Motors',
  'legal-name': 'City Motors Pty Ltd',
  phone: '(08) 9300 1234',
  email: 'a@b.example',
  address: '1 Main St',
  suburb: 'Perth',
  state: 'WA',
  postcode: '6000',
  licence: 'MD 123',
  abn: '12 345 678 901',
  weekdays: '',
  saturday: '',
  sunday: '',
  template: 'yard',
  colour: '#0066aa',
  url: 'https://www.city.example',
};
const tenant = {
  answers,
  logo: { logo: { svg: '<svg/>', width: 200, height: 44 }, favicon: '<svg/>' },
  colours: { accent: '#0066aa' },
  heroPicture: '/a.avif',
  hasPhotos: true,
  feed: { file: 'stock/feed.json', recordPath: null, columns: {}, yardCodes: ['Perth Yard'] },
};

function filesOf(changes: Partial<Answers> = {}) {
  const files = tenantFiles({ ...tenant, answers: { ...answers, ...changes } });
  return (subject: string): unknown => JSON.parse(files.get(`${subject}.json`) ?? 'null');
}

describe('tenantFiles', () => {
  it('starts each file with its schema, for editors', () => {
    for (const [path, text] of tenantFiles(tenant)) {
      if (path.endsWith('.json'))
        expect(text).toContain(`"$schema": "../_schema/${path.replace('.json', '')}.schema.json"`);
    }
  });

  it("uses the dealer's time zone", () => {
    expect(filesOf()('site')).toMatchObject({
      timeZone: 'Australia/Perth',
      template: 'yard',
      abn: '12 345 678 901',
    });
    // The default of both.
    const usual = filesOf({ state: 'QLD', template: 'showroom', abn: '' })('site');
    for (const key of ['timeZone', 'template', 'abn']) expect(usual).not.toHaveProperty(key);
  });

  it("maps the feed's name of the yard, and writes no hours unless given", () => {
    const [yard] = [filesOf()('locations')];
    expect(yard).toMatchObject({
      locations: [{ yardCodes: ['Perth Yard'], dealerLicenceNumber: 'MD 123', openingHours: [] }],
    });
  });

  it('shows a single yard in full, worded for one', () => {
    const locations = filesOf()('locations');
    expect(filesOf()('texts')).toMatchObject({
      locations: { intro: 'Come and see the {cars} in Perth.' },
    });
    expect(locations).toMatchObject({
      blocks: { home: { kind: 'section' }, yard: { kind: 'section', heading: null } },
      placed: { locations: ['yard'] },
    });
  });

  it('does not mention drawings if the dealer has photographs', () => {
    expect(filesOf()('navigation')).toMatchObject({ texts: { imageCredit: null } });
    expect(tenantFiles({ ...tenant, hasPhotos: false }).has('navigation.json')).toBe(false);
  });

  it('has seven days from Monday once hours are given', () => {
    const days = filesOf({ saturday: '09:00-12:00' })('locations');
    expect(days).toMatchObject({
      locations: [
        {
          openingHours: [
            ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Closed' })),
            { weekday: 6, status: 'Open', open: '09:00', close: '12:00' },
            { weekday: 0, status: 'Closed' },
          ],
        },
      ],
    });
  });

  it('has only feed settings that the import cannot find by itself', () => {
    expect(filesOf()('feed')).toEqual({ $schema: '../_schema/feed.schema.json', file: 'stock/feed.json' });
  });
});
