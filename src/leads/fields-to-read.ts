/** A finance lead has both names (leads and dealer §3), which say the same unless a page sends an amount of its own. */
const sameAs = { amount: 'purchasePrice', term: 'loanTerm' } as const;

/** The fields of a lead as a list for a person tells them: nothing twice. */
export function fieldsToRead<Value>(
  fields: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const repeated = Object.entries(sameAs).filter(([name, other]) => fields[name] === fields[other]);
  const names = new Set(repeated.map(([name]) => name));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}
