import type { Settings } from '../../../tenant/settings/subjects.ts';
import { type ImageSettings, imageUrl } from '../../../ui/photo/image-url.ts';
import { fill } from '../../../values/fill.ts';
import { formatMoney } from '../../../values/money.ts';
import type { StockWords } from '../../../values/vehicle/stock-word.ts';
import type { ListAttribute } from '../../attributes.ts';
import type { PageFacts } from '../../state/landing-facts.ts';
import {
  MAX_FACET_VALUES,
  type RequestSettings,
  type SideQuery,
  sideQuery,
} from '../../state/search-request.ts';
import type { SearchState } from '../../state/search-state.ts';
import { without } from '../../state/state-parts.ts';
import type { RawSearch } from '../hits.ts';
import type { SearchHit, Suggestion, SuggestionGroup } from '../search-view.ts';
import { facetOptions } from '../view/facet-options.ts';
import { resultCountText } from '../view/result-count.ts';
import { capitalised } from '../view/search-heading.ts';

/** Attributes whose values are suggested, with the maximum number of each. */
const suggested: readonly (readonly [ListAttribute, number])[] = [
  ['make_model', 4],
  ['body', 2],
  ['fuel', 1],
  ['colour', 1],
  ['location_name', 1],
];
const MAX_CARS = 4;

/** The search to which a suggested value is added, without the words typed to find it. */
function narrowed(state: SearchState, attribute: ListAttribute): SearchState {
  return without({ ...state, query: '' }, { attribute, value: null });
}

/** Values by whose name on the site they are found, which an engine does not know: "摩托" is in "摩托车", Motorcycle. */
function valuesNamed(text: string, words: StockWords): ReadonlySet<string> {
  const typed = text.trim().toLowerCase();
  const found = Object.entries(words).filter(([, word]) => word.toLowerCase().includes(typed));
  return new Set(found.map(([value]) => value));
}

type Typed = {
  readonly text: string;
  readonly state: SearchState;
  /** The search with this text. */
  readonly typed: SearchState;
};

/**
 * One multi-query: values that match the text, counted with the active filters; all values, if the site's own names
 * match; and the best cars for `typed`.
 */
export function suggestionQueries(
  { text, state, typed }: Typed,
  settings: RequestSettings,
  words: StockWords,
): SideQuery[] {
  const counted = (attribute: ListAttribute, facet: object) => {
    const { indexName, params } = sideQuery(narrowed(state, attribute), settings, 0);
    return { indexName, params: { ...params, facets: [attribute], ...facet } };
  };
  const values = suggested.map(([attribute, max]) =>
    counted(attribute, { facetName: attribute, facetQuery: text, maxValuesPerFacet: max }),
  );
  const all = { maxValuesPerFacet: MAX_FACET_VALUES };
  if (valuesNamed(text, words).size > 0)
    values.push(...suggested.map(([attribute]) => counted(attribute, all)));
  const cars = sideQuery({ ...typed, page: 1, sort: 'relevant' }, settings, MAX_CARS);
  return [...values, cars];
}

export type SuggestionContext = {
  readonly page: PageFacts;
  readonly search: Pick<Settings['search'], 'screen' | 'texts'>;
  readonly words: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly images: ImageSettings;
};

/** Converts the results of `suggestionQueries` to options; `hits` are those of the last result. */
export function suggestionGroups(
  answers: readonly RawSearch[],
  hits: readonly SearchHit[],
  typed: Pick<Typed, 'text' | 'state'>,
  context: SuggestionContext,
): SuggestionGroup[] {
  const { screen } = context.search;
  const groups = [
    { heading: screen.suggestions, suggestions: valueSuggestions(answers, typed, context), forget: null },
    {
      heading: capitalised(fill(screen.suggestedCars, context.words)),
      suggestions: hits.map((hit) => carSuggestion(hit, context)),
      forget: null,
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function valueSuggestions(
  answers: readonly RawSearch[],
  { text, state }: Pick<Typed, 'text' | 'state'>,
  { page, search, words }: SuggestionContext,
): Suggestion[] {
  const named = valuesNamed(text, search.screen.words);
  return suggested.flatMap(([attribute, max], index) => {
    const countsOf = (answer: RawSearch | undefined) => Object.entries(answer?.facets?.[attribute] ?? {});
    const byName = countsOf(answers[index + suggested.length]).filter(([value]) => named.has(value));
    const counts = [...new Map([...countsOf(answers[index]), ...byName])]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, max);
    const flat = facetOptions(attribute, counts, [], { page, ...search.screen });
    const labels = new Map(flat.map(({ value, label, picture }) => [value, { label, picture }]));
    return counts.map(({ value, count }): Suggestion => {
      const next = narrowed(state, attribute);
      return {
        key: `${attribute}:${value}`,
        label: labels.get(value)?.label ?? value,
        detail: resultCountText(count, search.texts, words),
        picture: labels.get(value)?.picture ?? null,
        href: null,
        action: { type: 'go', state: { ...next, lists: { ...next.lists, [attribute]: [value] } } },
      };
    });
  });
}

function carSuggestion({ id, brief, card }: SearchHit, { currency, images }: SuggestionContext): Suggestion {
  const [photo] = card?.images ?? [];
  const price = brief.price === null ? null : formatMoney(brief.price, currency);
  return {
    key: `car:${id}`,
    label: brief.name,
    detail: card?.price.text ?? price,
    picture:
      photo === undefined
        ? (card?.bodyPicture ?? null)
        : imageUrl(photo, Math.min(...images.widths), 3 / 2, images),
    href: card?.href ?? null,
    action: card === null ? { type: 'query', query: brief.name } : null,
  };
}
