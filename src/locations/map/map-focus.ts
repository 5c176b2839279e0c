/** What a map shows of its branches when something beside it chooses among them. */
export interface MapFocus {
  /** Slugs of the branches on the map; null for all. */
  readonly shown: readonly string[] | null;
  /** Slug of the branch on which the map is centred: the nearest to a postcode; null for none. */
  readonly lookedAt: string | null;
  /** Slugs of the branches whose pins are highlighted. */
  readonly active: readonly string[];
  /** Called when somebody points at a pin, and with none when they leave it. */
  readonly onActive: (slugs: readonly string[]) => void;
  /** Called when a pin is pressed. */
  readonly onChoose: (slug: string) => void;
}
