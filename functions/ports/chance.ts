/** What must not be guessed; a test gives its own. */
export interface Chance {
  /** A name for a row, as `01990f3c-…`: unique, and no secret. */
  readonly id: () => string;
  /** 256 bits for whoever holds it and nobody else, in letters, digits, `-` and `_`. Stored only as a digest. */
  readonly token: () => string;
  /** As many decimal digits, each as likely as any other. */
  readonly digits: (count: number) => string;
}
