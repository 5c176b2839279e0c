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
