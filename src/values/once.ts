/** Gives what `make` makes, which is made when it is asked for first. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Gives what `make` makes of an object, once for each; it goes with the object. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const made = known.get(key) ?? { value: make(key) };
    known.set(key, made);
    return made.value;
  };
}
