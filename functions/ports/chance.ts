/** Random values that must not be guessed; tests pass predictable ones. */
export interface Chance {
  /** A unique id for a row, such as `01990f3c-…`; not secret. */
  readonly id: () => string;
  /** A secret token of 256 bits, in letters, digits, `-` and `_`. Stored only as a digest. */
  readonly token: () => string;
  /** `count` decimal digits, uniformly distributed. */
  readonly digits: (count: number) => string;
}
