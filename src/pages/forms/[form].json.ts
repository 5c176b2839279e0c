import type { APIRoute } from 'astro';
import { offeredForms } from '../../leads/about-vehicle/vehicle-form.ts';
import { vehicleFormFacts } from '../../leads/about-vehicle/vehicle-form-facts.ts';

export const GET: APIRoute = ({ params, locals: { frame } }) => {
  const { settings } = frame.tenant;
  const form = offeredForms(settings).find((name) => name === params['form']);
  if (form === undefined) return new Response(null, { status: 404 });
  return Response.json(
    vehicleFormFacts(form, { settings, branches: frame.locations, words: frame.words(), today: frame.today }),
  );
};
