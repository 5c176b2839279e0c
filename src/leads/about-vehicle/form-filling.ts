import type { FormCar } from './form-car.ts';

/** What a form page knows before it knows its vehicle. */
export interface FormFacts {
  /** Above the form, and above it for a vehicle that is gone. */
  readonly headings: { readonly usual: string; readonly unavailable: string };
  /** What the enquiry about such a vehicle says; null for forms that have nothing of their own to say. */
  readonly unavailable: { readonly message: string; readonly subcategory: string } | null;
  /** Where vehicles may be handed over, by the id of their branch, where there are several such places. */
  readonly pickUps: Readonly<Record<string, readonly string[]>>;
}

/** A change to every element that `at` finds: `tag`, `[attribute]` or `[attribute="value"]`. */
export interface Filling {
  readonly at: string;
  /** Null takes the attribute away. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  /** In place of what is within. */
  readonly text?: string;
  /** Put behind the options of a list, each with its text as value. */
  readonly options?: readonly string[];
}

const shown = { hidden: null } as const;

/** What makes the form of any vehicle that of one. Browser and function fill in the same. */
export function formFillings(car: FormCar, facts: FormFacts): Filling[] {
  const { headings } = facts;
  return [
    { at: '[data-fill="no-car"]', attributes: { hidden: '' } },
    { at: '[data-fill="form"]', attributes: shown },
    { at: '[data-fill="heading"]', text: car.isUnavailable ? headings.unavailable : headings.usual },
    { at: '[data-fill="car-link"]', attributes: { href: `/cars/${car.slug}` } },
    { at: '[data-fill="car-name"]', text: car.name },
    { at: '[data-fill="car-price"]', text: car.price },
    { at: '[data-fill="car-price-type"]', text: car.priceType },
    ...(car.photo === null
      ? []
      : [{ at: '[data-fill="car-photo"]', attributes: { src: car.photo, ...shown } }]),
    { at: '[name="car_slug"]', attributes: { value: car.slug } },
    { at: 'lead-form', attributes: carAttributes(car) },
    ...pickUpFillings(facts.pickUps[car.branch] ?? []),
    ...(car.isUnavailable ? unavailableFillings(facts) : []),
  ];
}

/** What the events about a lead say of its vehicle. */
function carAttributes({ id, slug, name, carType, isTestDriveOnly, isUnavailable }: FormCar) {
  return {
    'data-car-id': id,
    'data-car-slug': slug,
    'data-car-name': name,
    'data-car-type': carType,
    ...(isTestDriveOnly && { 'data-test-drive-only': '' }),
    ...(isUnavailable && { 'data-unavailable': '' }),
  };
}

/** "A distribution-location field added when the car's location has several" (leads and dealer §3). */
function pickUpFillings(places: readonly string[]): Filling[] {
  if (places.length < 2) return [];
  return [
    { at: '[data-fill="pick-up"]', attributes: { ...shown, disabled: null } },
    { at: '[name="distribution_location"]', options: places },
  ];
}

/** "The message Can you please find me something similar? with subcategory Find me something similar" (§4). */
function unavailableFillings({ unavailable }: FormFacts): Filling[] {
  if (unavailable === null) return [];
  return [
    { at: '[name="message"]', text: unavailable.message, attributes: { required: null } },
    { at: '[name="subcategory"]', attributes: { value: unavailable.subcategory } },
  ];
}
