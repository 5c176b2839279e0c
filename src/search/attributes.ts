/**
 * Everything a search can be narrowed by ("Search filter attributes", stock and vehicle §3). The key is the
 * field of the search collection and of `search.json filters`; `param` the URL parameter where it differs.
 *
 * - list: any of the chosen values; - range: from…to in whole units, either end open, its slider in steps of `rounding`;
 * - `make_model` holds each car's make and its make with model, so that "Toyota or Mazda 3" is one list.
 */
export const attributes = {
  car_type: { kind: 'list' },
  make_model: { kind: 'list' },
  body: { kind: 'list' },
  price: { kind: 'range', unit: 'money', rounding: 1000 },
  weekly_price: { kind: 'range', unit: 'money', rounding: 5, param: 'weekly_price_range' },
  subscription_price: { kind: 'range', unit: 'money', rounding: 5 },
  year: { kind: 'range', unit: 'year', rounding: 1 },
  km: { kind: 'range', unit: 'km', rounding: 1000 },
  fuel: { kind: 'list' },
  transmission: { kind: 'list' },
  drive: { kind: 'list' },
  seats: { kind: 'list' },
  doors: { kind: 'list' },
  towing: { kind: 'range', unit: 'kg', rounding: 100 },
  power: { kind: 'range', unit: 'kW', rounding: 10 },
  consumption: { kind: 'range', unit: 'L/100km', rounding: 1 },
  ancap: { kind: 'list' },
  colour: { kind: 'list' },
  badge: { kind: 'list' },
  filtered_features: { kind: 'list' },
  categories: { kind: 'list' },
  on_offer: { kind: 'list' },
  certified: { kind: 'list' },
  tag: { kind: 'list' },
  status: { kind: 'list' },
  item_type: { kind: 'list' },
  state: { kind: 'list' },
  city: { kind: 'list' },
  location_name: { kind: 'list' },
  dealership_name: { kind: 'list' },
  created_at_timestamp: { kind: 'range', unit: 'seconds', rounding: 86_400 },
} as const satisfies Readonly<Record<string, AttributeInfo>>;

/** The value of `categories` for the cars with `on_offer`. */
export const OFFERS_CATEGORY = 'Special offers';

/**
 * The place of a car. Not a filter like the others: used for InstantSearch's `aroundLatLng` and for sorting by
 * distance.
 */
export const PLACE_FIELD = 'place';

export type RangeUnit = 'money' | 'year' | 'km' | 'seconds' | 'kg' | 'kW' | 'L/100km';

type AttributeInfo =
  | { readonly kind: 'list'; readonly param?: string }
  | {
      readonly kind: 'range';
      readonly unit: RangeUnit;
      readonly rounding: number;
      readonly param?: string;
    };

export type Attribute = keyof typeof attributes;
type OfKind<Kind> = { [A in Attribute]: (typeof attributes)[A]['kind'] extends Kind ? A : never }[Attribute];
export type ListAttribute = OfKind<'list'>;
export type RangeAttribute = OfKind<'range'>;

export const attributeNames = Object.keys(attributes).filter(isAttribute);
export const listAttributes = attributeNames.filter(isListAttribute);
export const rangeAttributes = attributeNames.filter(isRangeAttribute);

export function isAttribute(name: string): name is Attribute {
  return Object.hasOwn(attributes, name);
}

export function isListAttribute(name: Attribute): name is ListAttribute {
  return attributes[name].kind === 'list';
}

export function isRangeAttribute(name: Attribute): name is RangeAttribute {
  return attributes[name].kind === 'range';
}

/** The URL parameter of an attribute. */
export function paramOf(name: Attribute): string {
  const info: AttributeInfo = attributes[name];
  return info.param ?? name;
}
