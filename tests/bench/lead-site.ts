import { aSiteInfo, writeFiles, writeSite } from '#functions/platform/dist.fixture.ts';
import { publishedFiles } from '#src/publish/published/published-files.fixture.ts';
import type { LeadDestination } from '#src/tenant/settings/leads/lead-destination.schema.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';

export const benchSite = 'city-motors';
export const benchCars = Array.from({ length: 40 }, (_, index) =>
  aVehicle({ id: `${index}`, slug: `corolla-${index}`, stockNumber: `U${index}` }),
);

/**
 * A dealer with only the required fields and without rate limits per address, whose leads go to these destinations.
 */
export async function writeBenchSite(distDir: string, destinations: LeadDestination[]): Promise<void> {
  const settings = demoSettings('pitstop');
  const unlimited = { burst: 1_000_000, perHour: 100_000_000 };
  const leads = {
    ...settings.leads,
    destinations,
    limits: { perAddress: unlimited, perPerson: unlimited },
  };
  const root = await writeSite(distDir, aSiteInfo({ slug: benchSite, hosts: [] }));
  const now = new Date();
  const files = publishedFiles({
    settings: { ...settings, leads },
    vehicles: benchCars,
    similarTo: () => [],
    builtAt: now,
    stockAt: now,
  });
  await writeFiles(root, Object.fromEntries(files));
}
