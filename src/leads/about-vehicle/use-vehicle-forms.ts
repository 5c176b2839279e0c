import { useRef } from 'react';
import * as v from 'valibot';
import { leadFormNames } from '../lead-form-names.ts';
import { formPagePath, type VehicleFormName } from './vehicle-form.ts';
import type { VehicleFormFacts } from './vehicle-form-facts.ts';

/**
 * The JSON may be older or newer than this script if the site was published in between. Only the parts that differ
 * between builds are checked.
 */
const shape = v.looseObject({
  lead: v.looseObject({ form: v.picklist(leadFormNames), action: v.string(), rules: v.looseObject({}) }),
  headings: v.object({ usual: v.string(), unavailable: v.string() }),
  close: v.string(),
});
const factsSchema = v.custom<VehicleFormFacts>((body) => v.is(shape, body));

/**
 * Fetches the texts of a form and caches them per form. A failed request rejects and is repeated at the next call.
 */
export function useVehicleForms(): (form: VehicleFormName) => Promise<VehicleFormFacts> {
  const fetched = useRef(new Map<VehicleFormName, Promise<VehicleFormFacts>>());
  return (form) => {
    const facts = fetched.current.get(form) ?? fetchFacts(form);
    fetched.current.set(form, facts);
    facts.catch(() => fetched.current.delete(form));
    return facts;
  };
}

async function fetchFacts(form: VehicleFormName): Promise<VehicleFormFacts> {
  const path = formPagePath(form);
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return v.parse(factsSchema, await reply.json());
}
