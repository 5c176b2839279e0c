import { hashText } from '../../values/hash.ts';
import { oncePer } from '../../values/once.ts';
import { slugify } from '../../values/slug.ts';
import { compareText } from '../../values/text/compare-text.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import type { VehicleDraft } from './draft-vehicle.ts';
import type { DraftOnLine } from './duplicates.ts';

const MAX_SLUG = 80;
const MAX_ID = 40;

export interface IdentifiedVehicle {
  line: number;
  index: number;
  vehicle: Vehicle;
}

/**
 * Gives every vehicle an id that stays the same in later feeds: the stock number, else the VIN, else the
 * number plate, else a digest of what the car is. A number shared by several cars is not used for any of
 * them. Identical cars are numbered independently of the order of their rows.
 */
export function identify(drafts: readonly DraftOnLine[]): IdentifiedVehicle[] {
  const numbers = drafts.map(({ draft }) => numbersOf(draft));
  const shared = sharedNumbers(numbers);
  const withBase = drafts.map((item, at) => ({
    ...item,
    base: baseId(item.draft, numbers[at] ?? [], shared),
  }));
  const inOrder = [...withBase].sort((a, b) => compareText(a.base, b.base) || compareDrafts(a, b));
  const ids = new Map<number, Identity>();
  const usedIds = new Set<string>();
  const usedSlugs = new Set<string>();
  for (const { index, draft, base } of inOrder) {
    const id = firstFree(base, usedIds);
    const slug = firstFree(slugOf(draft, id), usedSlugs, MAX_SLUG);
    ids.set(index, { id, slug });
  }
  return drafts.flatMap(({ line, index, draft }) => {
    const identity = ids.get(index);
    return identity === undefined ? [] : [{ line, index, vehicle: vehicleOf(draft, identity) }];
  });
}

type Identity = Pick<Vehicle, 'id' | 'slug'>;

/** Cache: drafts are reused between imports, and most vehicles keep their identity. */
const keptVehicles = new WeakMap<VehicleDraft, Vehicle>();

function vehicleOf(draft: VehicleDraft, identity: Identity): Vehicle {
  const kept = keptVehicles.get(draft);
  if (kept !== undefined && kept.id === identity.id && kept.slug === identity.slug) return kept;
  const vehicle = { ...identity, ...draft };
  keptVehicles.set(draft, vehicle);
  return vehicle;
}

const numberKinds = ['stockNumber', 'vin', 'registrationPlate'] as const satisfies (keyof VehicleDraft)[];

interface VehicleNumber {
  readonly id: string;
  /** Includes the kind of number: a stock number may equal a number plate. */
  readonly key: string;
}

/** A car's numbers, best first. */
const numbersOf = oncePer((draft: VehicleDraft): VehicleNumber[] =>
  numberKinds.flatMap((kind) => {
    const number = draft[kind];
    if (number === null) return [];
    const id = cleanId(number);
    return [{ id, key: `${kind} ${id}` }];
  }),
);

function sharedNumbers(drafts: readonly (readonly VehicleNumber[])[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const numbers of drafts) {
    for (const { key } of numbers) {
      if (seen.has(key)) shared.add(key);
      seen.add(key);
    }
  }
  return shared;
}

function baseId(draft: VehicleDraft, numbers: readonly VehicleNumber[], shared: ReadonlySet<string>): string {
  const own = numbers.find(({ id, key }) => id !== '' && !shared.has(key));
  return own?.id ?? `v${digest(draft)}`;
}

/** Ids are used in addresses and storage keys: only letters, digits, points and hyphens. */
function cleanId(number: string): string {
  return number
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, MAX_ID);
}

function digest(draft: VehicleDraft): string {
  const {
    stockNumber,
    vin,
    year,
    make,
    model,
    badge,
    series,
    colour,
    odometerKm,
    body,
    engine,
    transmission,
  } = draft;
  const facts = [
    stockNumber,
    vin,
    year,
    make,
    model,
    badge,
    series,
    colour,
    odometerKm,
    body,
    engine,
    transmission,
  ];
  const text = facts.map((fact) => (fact === null ? '' : String(fact).toLowerCase())).join('|');
  return `${hashText(text).toString(36)}${hashText(`${text}|`).toString(36)}`;
}

function compareDrafts(a: DraftOnLine, b: DraftOnLine): number {
  const byPrice = (a.draft.price ?? 0) - (b.draft.price ?? 0);
  const byPlace = compareText(a.draft.city ?? '', b.draft.city ?? '');
  const byDealer = compareText(a.draft.dealershipName ?? '', b.draft.dealershipName ?? '');
  return byPrice || byPlace || byDealer || a.index - b.index;
}

function firstFree(base: string, used: Set<string>, maxLength = Number.POSITIVE_INFINITY): string {
  let candidate = base;
  for (let number = 2; used.has(candidate); number++) {
    const suffix = `-${number}`;
    candidate = base.slice(0, maxLength - suffix.length).replace(/-$/, '') + suffix;
  }
  used.add(candidate);
  return candidate;
}

const nameSlug = oncePer(({ year, make, model, badge }: VehicleDraft) =>
  slugify([year, make, model, badge ?? ''].join(' ')),
);

/** Year, make, model, badge and id; a long name is shortened, never the id. */
function slugOf(draft: VehicleDraft, id: string): string {
  const end = slugify(id) || 'car';
  const name = nameSlug(draft);
  const room = MAX_SLUG - end.length - 1;
  const cut = name.length <= room ? name : name.slice(0, room).replace(/-[^-]*$/, '');
  return `${cut}-${end}`;
}
