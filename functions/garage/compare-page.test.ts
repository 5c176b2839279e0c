import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { writeReport } from '../vehicle/status/status-reports.ts';
import { openGarage } from './garage-app.fixture.ts';

const settings = demoSettings('harbourline');

const atMs = Date.parse('2026-11-20T08:00:00+10:00');

/** The props of the page `compare`, with slugs instead of vehicles. */
async function shownAt(app: Awaited<ReturnType<typeof openGarage>>, path: string) {
  const { name, props } = await app.page(path);
  return { ...props, name, vehicles: props.vehicles.map(({ slug }: { slug: string }) => slug) };
}

describe('the compare page', () => {
  it('has the vehicles in the order of the query, and is never cached', async () => {
    await using app = await openGarage({ settings });
    const reply = await app.ask('/compare?cars=mazda-8,rio-7');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    expect(await shownAt(app, '/compare?cars=mazda-8,rio-7')).toEqual({
      name: 'compare',
      vehicles: ['mazda-8', 'rio-7'],
      goneCount: 0,
      isCut: false,
    });
  });

  it('shows at most four, and says so', async () => {
    await using app = await openGarage({ settings });
    expect(await shownAt(app, '/compare?cars=rio-7,mazda-8,corolla-10,corolla-11,corolla-12')).toMatchObject({
      vehicles: ['rio-7', 'mazda-8', 'corolla-10', 'corolla-11'],
      isCut: true,
    });
  });

  it('says which are sold or gone, without repeating the query', async () => {
    await using app = await openGarage({ settings });
    const car = { site: 'city-motors', car: '8' };
    await writeReport(app.database, car, { status: 'sold', reserved: false, price: null, atMs });
    const { props } = await app.page('/compare?cars=gone-9,mazda-8,call-0400-000-000');
    expect(props.vehicles.map(({ status }: { status: string }) => status)).toEqual(['sold', 'sold']);
    expect(props.goneCount).toBe(1);
    expect(JSON.stringify(props)).not.toContain('0400');
  });

  it.each(['/compare', '/compare?cars=', '/compare?cars=no-such', '/compare?cars=%3Cscript%3E,..'])(
    'has nothing to compare at %s and is complete',
    async (path) => {
      await using app = await openGarage({ settings });
      expect((await app.ask(path)).status).toBe(200);
      expect(await shownAt(app, path)).toMatchObject({ name: 'compare', vehicles: [], isCut: false });
    },
  );

  it('is complete when published data cannot be read, and reports the error', async () => {
    await using app = await openGarage({ settings, isBroken: true });
    expect(await shownAt(app, '/compare?cars=rio-7')).toMatchObject({ vehicles: [], goneCount: 1 });
    expect(app.errors).toHaveLength(1);
  });

  it('answers 404 at a dealer without it', async () => {
    const { garage } = settings;
    await using off = await openGarage({ settings, garage: { compare: { ...garage.compare, show: false } } });
    expect((await off.ask('/compare?cars=rio-7')).status).toBe(404);
  });

  it('is the same at its second address', async () => {
    await using app = await openGarage({ settings });
    expect(await app.page('/api/garage/compare?cars=rio-7')).toEqual(await app.page('/compare?cars=rio-7'));
  });
});
