import * as v from 'valibot';

/** A text column that holds JSON of this schema. */
export const jsonColumn = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);
