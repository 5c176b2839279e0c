/**
 * Finance leads hold the same figure under two names (leads and dealer §3); the second is hidden if the values are
 * equal.
 */
const sameAs = { amount: 'purchasePrice', term: 'loanTerm' } as const;

/** The fields of a lead for display, without duplicates. */
export function displayedFields<Value>(
  fields: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const repeated = Object.entries(sameAs).filter(([name, other]) => fields[name] === fields[other]);
  const names = new Set(repeated.map(([name]) => name));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}
