interface Option {
  readonly value: string;
  readonly label: string;
}

/** The value of the option that an address means by its value or its words; null where there is none. */
export function namedOption(options: readonly Option[], wanted: string): string | null {
  const plain = (text: string) => text.trim().toLowerCase();
  const name = plain(wanted);
  if (name === '') return null;
  return options.find(({ value, label }) => plain(value) === name || plain(label) === name)?.value ?? null;
}
