import { typesOf } from '../locations/location-types.ts';
import type { LeadSettings } from '../tenant/settings/leads/leads.schema.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { onlyBranch } from './lead-branch.ts';
import { type Dealership, dealershipOf, shownDealerships } from './lead-dealership.ts';

/** How the branch of a lead is found: by the first of these that fits. `branchReason` says each as a sentence. */
export const branchRules = [
  /** The form named the branch: the shopper chose it, or it is the page of that branch. */
  'chosen',
  /** The vehicle stands there. */
  'vehicle',
  /** The form named a dealership: of its branches that do what the lead is about the primary one, else the first. */
  'dealership-primary',
  'dealership-first',
  /** There is no other. */
  'only',
  /** Test drives alone: the primary branch that sells cars, else the first. */
  'main',
] as const;

type BranchRule = (typeof branchRules)[number];

/** Whether the branch was found because the form named its dealership. */
export function isByDealership(rule: BranchRule | null): boolean {
  return rule === 'dealership-primary' || rule === 'dealership-first';
}

/** For whom a lead is. */
export interface LeadRouting {
  /** Id of the location; null leaves it to the dealer. */
  readonly branch: string | null;
  /** Null without a branch. */
  readonly rule: BranchRule | null;
  /** The dealership that the form named, else that of the branch. */
  readonly dealership: Dealership | null;
  /** "car_dealership_id" (leads and dealer §3): `dealershipId` of the branch where the vehicle stands. */
  readonly carDealershipId: string | null;
}

/** Of a lead that is for no branch in particular, such as a payment. */
export const unrouted: LeadRouting = { branch: null, rule: null, dealership: null, carDealershipId: null };

/** Of a form that names neither a branch nor a dealership. */
export const unnamed = { chosen: '', dealership: '' } as const;

type Dealer = Pick<Settings['locations'], 'locations' | 'dealershipNames'>;

interface Asked {
  /** Id or slug of the branch that the form names; `''` for none. */
  readonly chosen: string;
  /** `dealership_slug` of the form; `''` for none. */
  readonly dealership: string;
  readonly vehicle: Pick<Vehicle, 'locationId'> | null;
  /** What the branch has to do. */
  readonly work: BranchWork;
}

type BranchWork = Extract<Location['types'][number], 'sales' | 'service' | 'parts'>;

/** What a branch has to do to answer a lead of this category. */
export function workOf(
  category: string,
  { service, parts }: Pick<LeadSettings, 'service' | 'parts'>,
): BranchWork {
  if (category === service.category) return 'service';
  return category === parts.category ? 'parts' : 'sales';
}

/** Finds the branch of a lead, and keeps the dealership that was chosen. */
export function routeLead(asked: Asked, dealer: Dealer): LeadRouting {
  // The list of branches in a form may hold a dealership too.
  const dealership = dealershipNamed(asked.dealership, dealer) ?? dealershipNamed(asked.chosen, dealer);
  const found = findBranch(asked, dealership?.slug ?? '', dealer.locations);
  return {
    branch: found?.location.id ?? null,
    rule: found?.rule ?? null,
    dealership: dealership ?? (found === undefined ? null : dealershipOfBranch(found.location, dealer)),
    carDealershipId: branchOfVehicle(asked.vehicle, dealer.locations)?.dealershipId ?? null,
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
  const ofVehicle = branchOfVehicle(vehicle, locations);
  if (ofVehicle !== undefined) return { location: ofVehicle, rule: 'vehicle' };
  const ofDealership = branchOfDealership(dealership, work, locations);
  if (ofDealership !== undefined) return ofDealership;
  const only = onlyBranch(locations);
  return only && { location: only, rule: 'only' };
}

/** For a branch that is found elsewhere, as that of a test drive is. */
export function routeTo(
  location: Location,
  { chosen, vehicle }: Pick<Asked, 'chosen' | 'vehicle'>,
  dealer: Dealer,
): LeadRouting {
  const ofVehicle = branchOfVehicle(vehicle, dealer.locations);
  const rule = chosen === '' ? (ofVehicle === location ? 'vehicle' : 'main') : 'chosen';
  const dealership = dealershipOfBranch(location, dealer);
  return { branch: location.id, rule, dealership, carDealershipId: ofVehicle?.dealershipId ?? null };
}

function branchOfVehicle(vehicle: Asked['vehicle'], locations: readonly Location[]): Location | undefined {
  return locations.find(({ id }) => id === vehicle?.locationId);
}

/** Where none of them does that work, any of them answers. */
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

/** Why the lead went to its branch, for the dealer; null without a branch. */
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
