import { typesOf } from '../../locations/location-types.ts';
import type { LeadSettings } from '../../tenant/settings/leads/leads.schema.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { branchOfCar, onlyBranch } from './lead-branch.ts';
import { type Dealership, dealershipOf, shownDealerships } from './lead-dealership.ts';

/** Ways to find the branch of a lead, in order of precedence. `branchReason` has a sentence for each. */
export const branchRules = [
  /** The form named a branch, either chosen by the shopper or given by the page. */
  'chosen',
  /** The vehicle's branch. */
  'vehicle',
  /** The form named a dealership: its primary branch for this kind of work, or else its first. */
  'dealership-primary',
  'dealership-first',
  /** The dealer has a single branch. */
  'only',
  /** Test drives only: the primary branch that sells cars, or else the first. */
  'main',
] as const;

type BranchRule = (typeof branchRules)[number];

/** Whether the branch was derived from a dealership named in the form. */
export function isByDealership(rule: BranchRule | null): boolean {
  return rule === 'dealership-primary' || rule === 'dealership-first';
}

/** The recipient of a lead. */
export interface LeadRouting {
  /** Location id; null leaves the choice to the dealer. */
  readonly branch: string | null;
  /** Null if no branch was found. */
  readonly rule: BranchRule | null;
  /** The dealership named in the form, or else that of the branch. */
  readonly dealership: Dealership | null;
  /** "car_dealership_id" (leads and dealer §3): `dealershipId` of the vehicle's branch. */
  readonly carDealershipId: string | null;
}

/** The routing of a lead for no particular branch, such as a payment. */
export const unrouted: LeadRouting = { branch: null, rule: null, dealership: null, carDealershipId: null };

/** The values of a form that names neither a branch nor a dealership. */
export const unnamed = { chosen: '', dealership: '' } as const;

type Dealer = Pick<Settings['locations'], 'locations' | 'dealershipNames'>;

interface Asked {
  /** Id or slug of the branch named in the form; `''` if none. */
  readonly chosen: string;
  /** `dealership_slug` from the form; `''` if none. */
  readonly dealership: string;
  readonly vehicle: Pick<Vehicle, 'locationId'> | null;
  /** The kind of work the branch must do. */
  readonly work: BranchWork;
}

type BranchWork = Extract<Location['types'][number], 'sales' | 'service' | 'parts'>;

/** The kind of work that leads of this category need. */
export function workOf(
  category: string,
  { service, parts }: Pick<LeadSettings, 'service' | 'parts'>,
): BranchWork {
  if (category === service.category) return 'service';
  return category === parts.category ? 'parts' : 'sales';
}

/** Finds the branch of a lead and records the chosen dealership. */
export function routeLead(asked: Asked, dealer: Dealer): LeadRouting {
  // The branch list of a form may also contain dealerships.
  const dealership = dealershipNamed(asked.dealership, dealer) ?? dealershipNamed(asked.chosen, dealer);
  const found = findBranch(asked, dealership?.slug ?? '', dealer.locations);
  return {
    branch: found?.location.id ?? null,
    rule: found?.rule ?? null,
    dealership: dealership ?? (found === undefined ? null : dealershipOfBranch(found.location, dealer)),
    carDealershipId: branchOfCar(asked.vehicle, dealer.locations)?.dealershipId ?? null,
  };
}

interface Found {
  readonly location: Location;
  readonly rule: BranchRule;
}

function findBranch(
  { chosen, vehicle, work }: Asked,
  dealership: string,
  locations: readonly Location[],
): Found | undefined {
  const named = locations.find(({ id, slug }) => chosen !== '' && (id === chosen || slug === chosen));
  if (named !== undefined) return { location: named, rule: 'chosen' };
  const ofVehicle = branchOfCar(vehicle, locations);
  if (ofVehicle !== undefined) return { location: ofVehicle, rule: 'vehicle' };
  const ofDealership = branchOfDealership(dealership, work, locations);
  if (ofDealership !== undefined) return ofDealership;
  const only = onlyBranch(locations);
  return only && { location: only, rule: 'only' };
}

/** The routing for a branch that was determined by other rules, as for test drives. */
export function routeTo(
  location: Location,
  { chosen, vehicle }: Pick<Asked, 'chosen' | 'vehicle'>,
  dealer: Dealer,
): LeadRouting {
  const ofVehicle = branchOfCar(vehicle, dealer.locations);
  const rule = chosen === '' ? (ofVehicle === location ? 'vehicle' : 'main') : 'chosen';
  const dealership = dealershipOfBranch(location, dealer);
  return { branch: location.id, rule, dealership, carDealershipId: ofVehicle?.dealershipId ?? null };
}

/** Falls back to any branch of the dealership if none does this kind of work. */
function branchOfDealership(
  dealership: string,
  work: BranchWork,
  locations: readonly Location[],
): Found | undefined {
  const shown = locations.filter((location) => location.visible && dealershipOf(location) === dealership);
  const able = shown.filter((location) => typesOf(location).includes(work));
  const candidates = able.length > 0 ? able : shown;
  const primary = candidates.find((location) => location.primary);
  if (primary !== undefined) return { location: primary, rule: 'dealership-primary' };
  const [first] = candidates;
  return first && { location: first, rule: 'dealership-first' };
}

function dealershipNamed(slug: string, { locations, dealershipNames }: Dealer): Dealership | null {
  return shownDealerships(locations, dealershipNames).find((one) => one.slug === slug) ?? null;
}

function dealershipOfBranch(location: Location, dealer: Dealer): Dealership {
  const slug = dealershipOf(location);
  return dealershipNamed(slug, dealer) ?? { slug, name: dealer.dealershipNames[slug] ?? location.name };
}

/** A sentence for the dealer about why the branch received the lead; null without a branch. */
export function branchReason({ rule, dealership }: Pick<LeadRouting, 'rule' | 'dealership'>): string | null {
  const name = dealership?.name ?? '';
  switch (rule) {
    case null:
      return null;
    case 'chosen':
      return 'The form named this location.';
    case 'vehicle':
      return 'The vehicle is at this location.';
    case 'dealership-primary':
      return `The form named the dealership ${name}; this is its primary location.`;
    case 'dealership-first':
      return `The form named the dealership ${name}; this is its first location in locations.json for this kind of enquiry.`;
    case 'only':
      return 'There is no other location.';
    case 'main':
      return 'No location was named; this is the main one for sales.';
  }
}
