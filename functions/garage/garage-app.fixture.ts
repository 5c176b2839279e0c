import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';

const rio = aVehicle({
  id: '7',
  slug: 'rio-7',
  make: 'Kia',
  model: 'Rio <GT> & more',
  name: '2021 Kia Rio <GT> & more',
  price: 18_990,
  features: ['Sunroof'],
});
const mazda = aVehicle({ id: '8', slug: 'mazda-8', make: 'Mazda', model: '3', price: 21_500 });
const sold = aVehicle({ id: '9', slug: 'gone-9', status: 'sold', soldAt: '2026-11-19' });
const more = [10, 11, 12].map((id) => aVehicle({ id: String(id), slug: `corolla-${id}` }));

interface Given {
  readonly settings: Settings;
  readonly garage?: Partial<Settings['garage']>;
  readonly isBroken?: boolean;
}

/** A dealer with six cars. */
export async function openGarage({ settings, garage = {}, isBroken = false }: Given) {
  const database = await temporaryDatabase();
  const site = aPublishedSite({
    settings: { ...settings, garage: { ...settings.garage, ...garage } },
    vehicles: [rio, mazda, sold, ...more],
  });
  const errors: unknown[] = [];
  const broken = () => Promise.reject(new Error('Another version wrote it.'));
  const ports = testPorts({
    database,
    publishedSite: async () => (isBroken ? { ...site, vehicle: broken } : site),
    now: () => Date.parse('2026-11-20T09:00:00+10:00'),
    reportError: (error) => errors.push(error),
  });
  const ask = async (path: string) =>
    createApp(ports).request(`http://city-motors.localhost${path}`, { headers: { Accept: 'text/html' } });
  return {
    ...{ database, errors, ask },
    /** Name and props of the page rendered for an address. */
    page: async (path: string) => (await ask(path)).json(),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
