/** The value under this name, whatever its case: feeds write makes as they like. */
export function namedValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  const wanted = name.toLowerCase();
  return Object.entries(values).find(([other]) => other.toLowerCase() === wanted)?.[1];
}
