import * as v from 'valibot';

const TypesenseEnv = v.object({
  /** Address of the server, `http://localhost:8108`; default: the dealer's own `typesense.nodes`. */
  TYPESENSE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/,
        'TYPESENSE_URL must be an address such as http://localhost:8108.',
      ),
    ),
  ),
  TYPESENSE_ADMIN_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('TYPESENSE_ADMIN_KEY must not be empty.'))),
});

export type TypesenseEnv = v.InferOutput<typeof TypesenseEnv>;

/** Throws an Error that names each invalid variable, without its value. */
export function readTypesenseEnv(source: Readonly<Record<string, string | undefined>>): TypesenseEnv {
  const result = v.safeParse(TypesenseEnv, source);
  if (result.success) return result.output;
  throw new Error(result.issues.map(({ message }) => message).join('\n'));
}
