import type { FinancePageExtras } from '#src/finance/page/finance-screen.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { withLiveStatus } from '../vehicle/status/with-live-status.ts';

type ExtrasPorts = Pick<Ports, 'database' | 'now' | 'reportError'>;

/** Content below the form of the finance page. Never rejects, because the form works without it. */
export async function financePageExtras(
  ports: ExtrasPorts,
  published: PublishedSite,
  { hasCars }: { readonly hasCars: boolean },
): Promise<FinancePageExtras | null> {
  try {
    const { finance } = await published.frame();
    if (finance === null) return null;
    const cars = hasCars ? finance.featured.map((slug) => stillForSale(ports, published, slug)) : [];
    return { ...finance, featured: (await Promise.all(cars)).filter((car) => car !== null) };
  } catch (error) {
    ports.reportError(error);
    return null;
  }
}

/** The vehicle, unless it was sold or reserved since the build. */
async function stillForSale(
  ports: ExtrasPorts,
  published: PublishedSite,
  slug: string,
): Promise<Vehicle | null> {
  const vehicle = await published.vehicle(slug);
  if (vehicle === null) return null;
  const now = await withLiveStatus(ports, published, vehicle);
  return isAvailable(now) && !now.isReserved ? now : null;
}
