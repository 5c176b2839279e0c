import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { accountApp, type Browser, phone } from '../account-app.fixture.ts';
import { notifiers } from './notifiers.fixture.ts';

export const corolla = aVehicle({ id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla', price: 25_990 });
export const hilux = aVehicle({ id: '8', slug: 'hilux-8', name: '2020 Toyota HiLux', price: 39_990 });

type Notices = Settings['account']['watchlist']['notices'];

interface Given {
  /** Changes to the settings. */
  readonly notices?: Partial<Notices>;
  /** Quiet hours are off unless a test is about them. */
  readonly hasNights?: boolean;
}

/** Dealers with two cars, shoppers who save them, and the processes that send news. */
export async function watchersApp(settings: Settings, { notices = {}, hasNights = false }: Given = {}) {
  const days = hasNights ? {} : { quietFrom: '00:00', quietUntil: '00:00' };
  const account = (defaults: Settings['account']) => ({
    ...defaults,
    watchlist: {
      ...defaults.watchlist,
      notices: { ...defaults.watchlist.notices, ...days, ...notices },
    },
  });
  let stock: readonly Vehicle[] = [corolla, hilux];
  const app = await accountApp(settings, { vehicles: stock, account });
  const notify = notifiers({
    ...{ database: app.database, now: app.now, listSites: app.listSites },
    publishedSite: async (slug) => ({ ...aPublishedSite({ settings: app.settings, vehicles: stock }), slug }),
  });

  return {
    app,
    ...notify,
    /** Publishes a new build with this stock. */
    publish: (next: readonly Vehicle[]) => {
      stock = next;
      app.publish(next);
    },
    /** A shopper who has saved both cars and, unless `asked` is null, subscribed to messages. */
    watcher: async (
      asked: Readonly<Record<string, unknown>> | null = { channel: 'sms', price_drops: true, sold: true },
      number = phone,
      origin = 'http://city-motors.localhost:4321',
    ): Promise<Browser> => {
      const browser = app.browser(origin);
      await browser.signIn(number);
      for (const { id } of [corolla, hilux]) {
        await browser.post('/api/watchlist/save-car', { phone_number: number, car_id: id });
      }
      if (asked !== null) await browser.post('/api/watchlist/notices', asked);
      return browser;
    },
    /** The path of the unsubscribe link in a message. */
    stopPath: (text: string) => /\/api\/watchlist\/unsubscribe\?token=[\w-]+/.exec(text)?.[0] ?? '',
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

/** Request to subscribe to everything by e-mail. */
export const byMail = { channel: 'email', email: 'ana@example.com', price_drops: true, sold: true };

export const cheaper = { ...corolla, price: 24_990 };
