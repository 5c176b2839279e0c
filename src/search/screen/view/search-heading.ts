import { carTypeLabels } from '../../../values/vehicle-labels.ts';
import { listAttributes } from '../../attributes.ts';
import type { LandingTexts } from '../../landing/landing-wording.ts';
import { type WordingSettings, wording } from '../../landing/landing-wording.ts';
import { makeOf, type PageFacts } from '../../state/landing-facts.ts';
import type { SearchState } from '../../state/search-state.ts';
import { isSameList } from '../../state/state-parts.ts';

const { used, demo } = carTypeLabels;
const typeTitles: readonly (readonly [readonly string[], keyof LandingTexts])[] = [
  [[used], 'titleUsed'],
  [[carTypeLabels.new], 'titleNew'],
  [[demo], 'titleDemo'],
  [[carTypeLabels.new, demo], 'titleNewAndDemo'],
];

/** The page's own heading while its own filter is part of the search, else what the search is about. */
export function searchHeading(state: SearchState, page: PageFacts, settings: WordingSettings): string {
  const own = listAttributes.filter((name) => page.base.lists[name] !== undefined);
  const isOwn = own.every((name) => isSameList(page.base.lists[name], state.lists[name]));
  const about = own.length > 0 && isOwn ? null : subjectOf(state, page.makes);
  if (about !== null) return wording(about.text, '', about.names, settings).heading;
  return isOwn ? page.heading : wording('titleAll', '', {}, settings).heading;
}

type Subject = { readonly text: keyof LandingTexts; readonly names: Readonly<Record<string, string>> };

function subjectOf({ lists }: SearchState, makes: readonly string[]): Subject | null {
  const only = (values: readonly string[] = []) => (values.length === 1 ? values[0] : undefined);
  const value = only(lists.make_model);
  if (value !== undefined) {
    const make = makeOf(value, makes) ?? value;
    const model = value.slice(make.length + 1);
    return { text: model === '' ? 'titleMake' : 'titleModel', names: { make, model } };
  }
  const body = only(lists.body);
  if (body !== undefined) return { text: 'titleBody', names: { body } };
  const title = typeTitles.find(([types]) => isSameList(types, lists.car_type));
  if (title) return { text: title[1], names: {} };
  const location = only(lists.location_name);
  return location === undefined ? null : { text: 'titleLocation', names: { location } };
}
