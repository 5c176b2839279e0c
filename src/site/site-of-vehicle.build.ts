import type { Tenant } from '../tenant/load/load-tenant.build.ts';
import { type BranchFeatures, featuresOf } from '../vehicle/branch-features.ts';
import { carEstimate } from '../vehicle/estimate/car-estimate.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { withBranchFeatures } from './features.ts';
import type { Site } from './site.build.ts';

type OfBranch = Pick<Site, 'tenant' | 'estimateOf'>;

/** By tenant, because a build that records reads gives each page another site object. */
const branchParts = new WeakMap<Tenant, Map<BranchFeatures, OfBranch>>();

/** The site for a vehicle's page: without the features that its branch switches off. */
export function siteOfVehicle(site: Site, vehicle: Pick<Vehicle, 'locationId'>): Site {
  const features = featuresOf(vehicle, site.tenant.settings.locations);
  if (features === undefined) return site;
  const known = branchParts.get(site.tenant) ?? new Map<BranchFeatures, OfBranch>();
  branchParts.set(site.tenant, known);
  const ofBranch = known.get(features) ?? partsOfBranch(site, features);
  known.set(features, ofBranch);
  // Other members are inherited; a spread would compute those that are lazy.
  return Object.assign(Object.create(site), ofBranch);
}

function partsOfBranch({ tenant, thisYear }: Site, features: BranchFeatures): OfBranch {
  const settings = withBranchFeatures(tenant.settings, features);
  const estimateOf: Site['estimateOf'] = (of) => carEstimate(of, settings.finance, thisYear);
  return { tenant: { ...tenant, settings }, estimateOf };
}
