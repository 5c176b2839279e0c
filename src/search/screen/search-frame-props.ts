import type { ListedTile } from '../../promotions/listed-tiles.ts';
import type { PlacedTile } from '../../promotions/tiles-in-list.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { ImageSettings } from '../../ui/image-url.ts';
import type { SearchAction } from '../state/search-state.ts';
import type { Chip, SearchHit, SearchView } from './search-view.ts';

/**
 * idle: what is shown is the answer; loading: it is on the way, the last cards stay; slow: for more than
 * two seconds; failed: no answer, the last cards stay; unavailable: nobody can answer, links still work.
 */
export type SearchStatus = 'idle' | 'loading' | 'slow' | 'failed' | 'unavailable';

type Search = Settings['search'];

/** The words of search.json that the screen shows. */
export type ScreenTexts = Search['screen'] &
  Pick<
    Search['texts'],
    | 'showAll'
    | 'clearFilters'
    | 'resultsOne'
    | 'resultsMany'
    | 'previousPage'
    | 'nextPage'
    | 'furtherPages'
    | 'page'
    | 'pages'
  >;

/** One line under the search box: it leads to a page (`href`), changes the search (`action`), or both. */
export type Suggestion = {
  readonly key: string;
  readonly label: string;
  /** `124 cars`, `$25,990`. */
  readonly detail: string | null;
  readonly picture: string | null;
  readonly href: string | null;
  readonly action: SearchAction | null;
};

export type SuggestionGroup = {
  readonly heading: string;
  readonly suggestions: readonly Suggestion[];
  /** Offers to forget the group: recent searches. */
  readonly forget: (() => void) | null;
};

/** A filter that could be dropped, and how many cars there would be then. */
export type DroppedFilter = { readonly filter: Chip; readonly count: number };

/** What a search without results says, and where its button leads. */
export type EmptyWords = { readonly title: string; readonly text: string; readonly clearHref: string };

export type PromoCardFacts = Pick<Search['promo'], 'title' | 'text' | 'label' | 'href'>;

export type PromoSlots = PromoCardFacts & {
  /** After how many cards each stands, ascending. */
  readonly positions: readonly number[];
};

/** A promotion among the cars, with its place. */
export type SearchTile = PlacedTile<ListedTile>;

export type SearchFrameProps = {
  readonly view: SearchView;
  readonly texts: ScreenTexts;
  readonly status: SearchStatus;
  /** Null while the cards that came with the page (`children`) still are the answer. */
  readonly hits: readonly SearchHit[] | null;
  /** The dealer's words: `car`, `cars`. */
  readonly words: Readonly<Record<string, string>>;
  readonly currency: string;
  /** Models listed under a make before "Show all". */
  readonly modelsShown: number;
  readonly images: ImageSettings;
  /** What stands on a card without a photograph. */
  readonly noPhoto: string;
  readonly promo: PromoSlots | null;
  /** Promotions for the cars that are searched for, ascending by place. */
  readonly tiles: readonly SearchTile[];
  /** For what is typed right now; null while nothing is known about it. */
  readonly suggestions: readonly SuggestionGroup[] | null;
  readonly empty: EmptyWords;
  readonly relaxations: readonly DroppedFilter[];
  readonly pageHref: (page: number) => string;
  readonly dispatch: (action: SearchAction) => void;
  /** Each keystroke, at once and before `dispatch` is told; empty when the box gets focus while empty. */
  readonly onType: (text: string) => void;
  readonly onRetry: () => void;
  /** A card that only has its words yet is about to be seen. */
  readonly onNear: (id: string) => void;
  /** Once, at the first focus or pointer on the screen. */
  readonly onIntent: () => void;
};
