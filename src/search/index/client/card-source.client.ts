import * as v from 'valibot';
import type { CardFacts } from '../../../vehicle/card/card.ts';
import type { SearchDataFacts } from '../search-data.schema.ts';

/** Some ten pages of results. */
const KEPT_BLOCKS = 16;

const blockSchema = v.array(v.looseObject({ id: v.string(), href: v.string() }));

/** The build writes whole cards; two of their fields show that it is them and no error page. */
function isBlock(value: unknown): value is CardFacts[] {
  return v.is(blockSchema, value);
}

export type CardSource = {
  /** The cards of these rows of the index; rows whose block cannot be had are left out. Never rejects. */
  readonly cardsOf: (rows: readonly number[]) => Promise<ReadonlyMap<number, CardFacts>>;
};

export type CardSourceOptions = {
  readonly get?: (url: string) => Promise<Response>;
  /** The site was published anew since the index was loaded, and its cards are gone. */
  readonly onGone?: () => void;
};

/** Cards by row of the index, in blocks that are fetched once when the first of their cards is asked for. */
export function createCardSource(
  { cardsUrl, blockSize, count }: SearchDataFacts,
  { get = (url) => fetch(url), onGone = () => undefined }: CardSourceOptions = {},
): CardSource {
  /** Least recently asked for first. */
  const blocks = new Map<number, Promise<readonly CardFacts[]>>();

  async function fetchOnce(url: string): Promise<readonly CardFacts[]> {
    const response = await get(url);
    if (response.status === 404 || response.status === 410) {
      onGone();
      return [];
    }
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const block: unknown = await response.json();
    return isBlock(block) ? block : [];
  }

  function blockOf(block: number): Promise<readonly CardFacts[]> {
    const url = cardsUrl.replace('{block}', String(block));
    const known = blocks.get(block);
    blocks.delete(block);
    const cards =
      known ??
      fetchOnce(url)
        .catch(() => fetchOnce(url))
        .catch(() => {
          blocks.delete(block);
          return [];
        });
    blocks.set(block, cards);
    const [oldest] = blocks.keys();
    if (blocks.size > KEPT_BLOCKS && oldest !== undefined) blocks.delete(oldest);
    return cards;
  }

  return {
    async cardsOf(rows) {
      const known = rows.filter((row) => Number.isInteger(row) && row >= 0 && row < count);
      const found = await Promise.all(
        known.map(async (row) => {
          const cards = await blockOf(Math.floor(row / blockSize));
          const card = cards[row % blockSize];
          return card ? [[row, card] as const] : [];
        }),
      );
      return new Map(found.flat());
    },
  };
}
