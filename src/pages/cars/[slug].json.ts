import type { APIRoute, GetStaticPaths } from 'astro';
import { currentSite } from '../../publish/site.build.ts';
import { vehicleData } from '../../syndication/vehicle-data.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

export const getStaticPaths = (async () => {
  const { pageVehicles, tenant } = await currentSite();
  if (!tenant.settings.syndication.vehicleData.enabled) return [];
  return pageVehicles.map((vehicle) => ({ params: { slug: vehicle.slug }, props: { vehicle } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ vehicle: Vehicle }> = ({ props: { vehicle }, locals: { site } }) =>
  Response.json(vehicleData(vehicle, { settings: site.tenant.settings, location: site.locationOf(vehicle) }));
