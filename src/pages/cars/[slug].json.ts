import type { APIRoute } from 'astro';
import { vehicleData } from '../../syndication/vehicle-data.ts';

export const GET: APIRoute = ({ params, locals: { site } }) => {
  const vehicle = site.vehicleAt(params['slug'] ?? '');
  if (vehicle === null) return new Response(null, { status: 404 });
  return Response.json(
    vehicleData(vehicle, { settings: site.tenant.settings, location: site.locationOf(vehicle) }),
  );
};
