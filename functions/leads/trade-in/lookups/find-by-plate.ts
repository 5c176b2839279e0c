import type { Context } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { takeFromAddress } from '../../../http/visitor/address-limit.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { RegoVehicle } from '../../../ports/rego-lookup.ts';

type LookupPorts = Pick<Ports, 'database' | 'now' | 'secret' | 'regoLookup' | 'reportError'>;

type Found = RegoVehicle | 'unknown' | 'failed';

/**
 * Looks up a number plate. `unknown` when it is not found or no lookup service is configured: the
 * shopper then describes the car. `failed` when the service fails or the address has sent too many
 * requests.
 */
export async function findByPlate(
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
