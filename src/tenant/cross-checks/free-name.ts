/** A name that no other has: the wanted one, or with the first number that is free, such as `perth-2`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number++) name = `${wanted}-${number}`;
  return name;
}
