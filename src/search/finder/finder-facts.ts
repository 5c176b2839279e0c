import type { Settings } from '../../tenant/settings/subjects.ts';
import type { TemplateSections } from '../../tenant/templates.ts';
import { fill } from '../../values/fill.ts';
import { formatMoney } from '../../values/money.ts';
import { slugify } from '../../values/slug.ts';
import { type StockWords, stockWord } from '../../values/vehicle/stock-word.ts';
import { bodyLabels } from '../../values/vehicle/vehicle-labels.ts';
import type { BodySlug } from '../../values/vehicle/vehicle-terms.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { formatRange } from '../state/url-values.ts';
import { countIn, type FinderCube, finderCube } from './finder-cube.ts';

export type FinderFieldName = 'make' | 'body' | 'price';

export interface FinderOption {
  /** The key in the cube of counts. */
  readonly key: string;
  readonly label: string;
  /** The value in the search's URL. */
  readonly value: string;
  /** The listing with exactly these vehicles; null if there is none. */
  readonly path: string | null;
}

export interface FinderField {
  readonly field: FinderFieldName;
  /** URL parameter of the search. */
  readonly name: string;
  readonly label: string;
  /** Label of the option without a filter. */
  readonly any: string;
  readonly options: readonly FinderOption[];
}

/** How the finder asks: by fields, by a sentence with gaps, or by price or body first, all in sight. */
export type FinderWay =
  | { readonly kind: 'fields' }
  /** Words, and fields at their place among them. */
  | { readonly kind: 'sentence'; readonly parts: readonly (string | FinderFieldName)[] }
  /** `upTo` is what stands before and after a price. */
  | { readonly kind: 'prices'; readonly upTo: readonly string[] }
  | { readonly kind: 'bodies' };

/** Props of the vehicle finder's island. */
export interface FinderFacts {
  readonly way: FinderWay;
  readonly stockPath: string;
  /** Texts of the button, with `{count}`. */
  readonly texts: { readonly one: string; readonly many: string };
  readonly fields: readonly FinderField[];
  readonly cube: FinderCube;
}

interface FinderSource {
  readonly vehicles: readonly Vehicle[];
  readonly stockPath: string;
  readonly currency: string;
  /** Listings per make and per body. */
  readonly makes: readonly { readonly make: string; readonly path: string }[];
  readonly bodies: ReadonlyMap<BodySlug, { readonly path: string }>;
  readonly words: Readonly<Record<string, string>>;
  readonly stockWords: StockWords;
  readonly settings: Settings['home']['finder'];
  readonly variant: TemplateSections['finder'];
}

export function finderFacts({
  vehicles,
  stockPath,
  currency,
  settings,
  variant,
  ...source
}: FinderSource): FinderFacts {
  const cube = finderCube(vehicles, settings.priceSteps);
  const makes = source.makes
    .map(({ make, path }) => ({ key: slugify(make), label: make, value: make, path }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-AU'));
  const bodies = [...source.bodies].map(([body, { path }]) => {
    const value = bodyLabels[body];
    return { key: body, label: stockWord(source.stockWords, value), value, path };
  });
  if (variant === 'bodies') bodies.sort((a, b) => carsOf(cube, b.key) - carsOf(cube, a.key));
  const prices = cube.steps.map((step) => ({
    key: String(step),
    label:
      variant === 'fields' || variant === 'bodies'
        ? fill(settings.upTo, { price: formatMoney(step, currency) })
        : formatMoney(step, currency),
    value: formatRange({ min: null, max: step }),
    path: null,
  }));
  const open = variant === 'sentence' ? settings.sentence : settings;
  return {
    way: finderWay(variant, settings, source.words),
    stockPath,
    texts: { one: fill(settings.buttonOne, source.words), many: fill(settings.buttonMany, source.words) },
    fields: [
      { field: 'make', name: 'make_model', label: settings.make, any: open.anyMake, options: makes },
      { field: 'body', name: 'body', label: settings.body, any: open.anyBody, options: bodies },
      { field: 'price', name: 'price', label: settings.price, any: open.anyPrice, options: prices },
    ],
    cube,
  };
}

function carsOf(cube: FinderCube, body: string): number {
  return countIn(cube, { make: null, body, price: null });
}

function finderWay(
  variant: FinderSource['variant'],
  { sentence, upTo }: FinderSource['settings'],
  words: FinderSource['words'],
): FinderWay {
  if (variant === 'prices') return { kind: 'prices', upTo: upTo.split('{price}') };
  if (variant !== 'sentence') return { kind: variant };
  const parts = sentence.text.split(/\{(make|body|price)\}/);
  // Every second part is the name of a field.
  return {
    kind: 'sentence',
    parts: parts.map((part, index) => (isField(part, index) ? part : fill(part, words))),
  };
}

function isField(_part: string, index: number): _part is FinderFieldName {
  return index % 2 === 1;
}
