interface Option {
  readonly value: string;
  readonly label: string;
}

/** Finds the option whose value or label equals a query parameter; null if none does. */
export function namedOption(options: readonly Option[], wanted: string): string | null {
  const plain = (text: string) => text.trim().toLowerCase();
  const name = plain(wanted);
  if (name === '') return null;
  return options.find(({ value, label }) => plain(value) === name || plain(label) === name)?.value ?? null;
}
