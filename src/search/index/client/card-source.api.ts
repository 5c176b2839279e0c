import * as v from 'valibot';
import { cardsSchema } from '../../../vehicle/card/card.schema.ts';
import type { CardFacts } from '../../../vehicle/card/card.ts';
import type { SearchDataFacts } from '../search-data.schema.ts';

/** Some ten pages of results. */
const KEPT_BLOCKS = 16;

export type CardSource = {
  /** The cards of these rows of the index, without those whose block fails to load. Never rejects. */
  readonly cardsOf: (rows: readonly number[]) => Promise<ReadonlyMap<number, CardFacts>>;
};

export type CardSourceOptions = {
  readonly get?: (url: string) => Promise<Response>;
  /** The site was published anew since the index was loaded, and its cards are gone. */
  readonly onGone?: () => void;
};

type Place = { readonly url: string; readonly at: number };

/** For each row of the index the block of its card, and the card's place there. */
function placesOf(cards: SearchDataFacts['cards']): readonly Place[] {
  return cards.flatMap(({ url, count }) => Array.from({ length: count }, (_, at) => ({ url, at })));
}

/** Cards by row of the index, in blocks that are fetched once when the first of their cards is asked for. */
export function createCardSource(
  { cards }: Pick<SearchDataFacts, 'cards'>,
  { get = (url) => fetch(url), onGone = () => undefined }: CardSourceOptions = {},
): CardSource {
  /** A cache, the least recently used block first. */
  const blocks = new Map<string, Promise<readonly CardFacts[]>>();
  const places = placesOf(cards);

  async function fetchOnce(url: string): Promise<readonly CardFacts[]> {
    const response = await get(url);
    if (response.status === 404 || response.status === 410) {
      onGone();
      return [];
    }
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const block = v.safeParse(cardsSchema, await response.json());
    return block.success ? block.output : [];
  }

  function blockAt(url: string): Promise<readonly CardFacts[]> {
    const known = blocks.get(url);
    blocks.delete(url);
    const block =
      known ??
      fetchOnce(url)
        .catch(() => fetchOnce(url))
        .catch(() => {
          blocks.delete(url);
          return [];
        });
    blocks.set(url, block);
    const [oldest] = blocks.keys();
    if (blocks.size > KEPT_BLOCKS && oldest !== undefined) blocks.delete(oldest);
    return block;
  }

  return {
    async cardsOf(rows) {
      const found = await Promise.all(
        rows.map(async (row) => {
          const place = places[row];
          const card = place && (await blockAt(place.url))[place.at];
          return card ? [[row, card] as const] : [];
        }),
      );
      return new Map(found.flat());
    },
  };
}
