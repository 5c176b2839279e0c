import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CardLayout } from '../../tenant/templates.ts';
import type { ImageSettings } from '../../ui/photo/image-url.ts';

/** Data on a vehicle page for requesting similar vehicles again. */
export type SimilarFacts = Pick<Settings['search'], 'engine' | 'typesense'> & {
  /** The site publishes an index. */
  readonly hasIndex: boolean;
  readonly id: string;
  /** Dollars; null without a price. */
  readonly price: number | null;
  readonly max: number;
  /** See `similarKinds`. */
  readonly kinds: readonly string[];
  readonly collection: string;
  readonly images: ImageSettings;
  readonly noPhoto: string;
  readonly layout: CardLayout;
};
