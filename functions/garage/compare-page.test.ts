import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { writeReport } from '../vehicle/status-reports.ts';
import { openGarage } from './garage-app.fixture.ts';

const settings = demoSettings('harbourline');

const atMs = Date.parse('2026-11-20T08:00:00+10:00');

describe('the page that compares', () => {
  it('is the built page with the vehicles in it, in their order, escaped, and nobody keeps it', async () => {
    await using app = await openGarage({ settings });
    const reply = await app.ask('/compare?cars=mazda-8,rio-7');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    const page = await reply.text();
    expect(page.indexOf('$21,500')).toBeLessThan(page.indexOf('$18,990'));
    expect(page).toContain('Kia Rio &lt;GT&gt; &amp; more');
    expect(page).not.toContain('<GT>');
    expect(page).toContain('<div data-fill="no-cars" hidden="">');
    expect(page).toContain('<a data-fill="add-car">');
  });

  it('marks the rows that differ, for eyes and ears', async () => {
    await using app = await openGarage({ settings });
    const page = await app.text('/compare?cars=rio-7,mazda-8');
    expect(page).toMatch(/<tr data-differs><th scope="row">Sunroof.*\(differs\)/);
    expect(page).toMatch(/<tr data-same><th scope="row">Seats<\/th>/);
    expect(page).toContain('id="only-differences"');
  });

  it('takes a vehicle out by a link to the others', async () => {
    await using app = await openGarage({ settings });
    const page = await app.text('/compare?cars=rio-7,mazda-8');
    expect(page).toContain('href="/compare?cars=mazda-8" aria-label="Remove 2021 Kia Rio');
    expect(page).toContain('href="/compare?cars=rio-7" aria-label="Remove 2021 Mazda 3"');
  });

  it('has no place for more than four, and says so', async () => {
    await using app = await openGarage({ settings });
    const page = await app.text('/compare?cars=rio-7,mazda-8,corolla-10,corolla-11,corolla-12');
    expect(page).toContain('data-cars="4"');
    expect(page).toContain('Here are the first 4 cars');
    expect(page).toContain('<a data-fill="add-car" hidden="">');
    expect(page).not.toContain('corolla-12');
  });

  it('says what is sold, by the stock or since, and what is not there, without repeating its address', async () => {
    await using app = await openGarage({ settings });
    const car = { site: 'city-motors', car: '8' };
    await writeReport(app.database, car, { status: 'sold', reserved: false, price: null, atMs });
    const page = await app.text('/compare?cars=gone-9,mazda-8,call-0400-000-000');
    expect(page.match(/class="tag tag--sold"/g)).toHaveLength(2);
    expect(page).toContain('One car of this link is no longer on our site.');
    expect(page).not.toContain('0400');
  });

  it.each(['/compare', '/compare?cars=', '/compare?cars=no-such', '/compare?cars=%3Cscript%3E,..'])(
    'has nothing to compare at %s and is a whole page',
    async (path) => {
      await using app = await openGarage({ settings });
      const reply = await app.ask(path);
      expect(reply.status).toBe(200);
      const page = await reply.text();
      expect(page).toContain('<div data-fill="no-cars">');
      expect(page).not.toContain('<table');
      expect(page).not.toContain('<script>');
    },
  );

  it('stays whole when what is published cannot be read, and tells the operator', async () => {
    await using app = await openGarage({ settings, isBroken: true });
    expect(await app.text('/compare?cars=rio-7')).toContain('<div data-fill="no-cars">');
    expect(app.errors).toHaveLength(1);
  });

  it('is not there for a dealer without it, nor before it is built', async () => {
    const { garage } = settings;
    await using off = await openGarage({ settings, garage: { compare: { ...garage.compare, show: false } } });
    await using unbuilt = await openGarage({ settings, files: [] });
    for (const app of [off, unbuilt]) expect((await app.ask('/compare?cars=rio-7')).status).toBe(404);
  });

  it('is the same at its second address', async () => {
    await using app = await openGarage({ settings });
    expect(await app.text('/api/garage/compare?cars=rio-7')).toBe(await app.text('/compare?cars=rio-7'));
  });
});
