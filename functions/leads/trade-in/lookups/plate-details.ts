import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { takeFromAddress } from '../../../http/visitor/address-limit.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { RegoVehicle } from '../../../ports/rego-lookup.ts';
import type { PlateNote } from '../trade-in-paths.ts';
import type { SomeDetails } from '../trade-ins.ts';

interface Plate {
  readonly rego: string;
  readonly regoState: string;
}

/** The car of a number plate, and a note for the shopper when it was not found. */
export async function plateDetails(
  c: Context<AppEnv>,
  ports: Ports,
  { rego, regoState }: Plate,
): Promise<{ readonly details: SomeDetails; readonly note: PlateNote | null }> {
  const plate = { rego, regoState };
  const found = await findByPlate(c, ports, plate);
  if (found === 'failed') return { details: plate, note: 'lookupFailed' };
  if (found === 'unknown') {
    const isAsked = rego !== '' && regoState !== '' && ports.regoLookup !== null;
    return { details: plate, note: isAsked ? 'notFound' : null };
  }
  const { year, make, model, badge, vin, nvic } = found;
  const car = { year, make, model, badge: badge ?? '', vin: vin ?? '', nvic: nvic ?? '' };
  return { details: { ...plate, ...car }, note: null };
}

/**
 * Clears the car of the previous plate if a lookup had found it. What the shopper typed is kept,
 * because the plate may only have been corrected.
 */
export function clearedCar({ vin, nvic }: { readonly vin: string; readonly nvic: string }): SomeDetails {
  const wasFound = vin !== '' || nvic !== '';
  return wasFound ? { year: null, make: '', model: '', badge: '', vin: '', nvic: '' } : {};
}

type LookupPorts = Pick<Ports, 'database' | 'now' | 'secret' | 'regoLookup' | 'reportError'>;

type Found = RegoVehicle | 'unknown' | 'failed';

/**
 * Looks up a number plate. `unknown` when it is not found or no lookup service is configured: the
 * shopper then describes the car. `failed` when the service fails or the address has sent too many
 * requests.
 */
async function findByPlate(
  c: Context<AppEnv>,
  ports: LookupPorts,
  { rego, regoState }: { readonly rego: string; readonly regoState: string },
): Promise<Found> {
  const { regoLookup, reportError } = ports;
  if (regoLookup === null || rego === '' || regoState === '') return 'unknown';
  const { valuation, leads } = c.var.published.settings;
  const limit = { rate: valuation.limits.lookupsPerAddress, tooMany: leads.texts.tooMany };
  if ((await takeFromAddress(c, ports, { what: 'rego', ...limit })) !== null) return 'failed';
  try {
    return (await regoLookup.find(rego, regoState)) ?? 'unknown';
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}
