import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';
import type { NamedCars } from './car-list.ts';

interface Props extends Pick<NamedCars, 'goneCount' | 'isCut'> {
  texts: {
    readonly gone: string;
    readonly goneMany: string;
    readonly tooMany: string;
    readonly max: number;
  };
  vehicleWord: Settings['site']['vehicleWord'];
}

/**
 * Message that some vehicles of a link are not shown. It does not repeat text from the URL, because anyone
 * can write a link.
 */
export function MissingCars({ goneCount, isCut, texts, vehicleWord: { one: car, many: cars } }: Props) {
  const gone = goneCount === 1 ? texts.gone : texts.goneMany;
  return (
    <>
      {goneCount > 0 && <p className="panel list-note">{fill(gone, { count: goneCount, car, cars })}</p>}
      {isCut && <p className="panel list-note">{fill(texts.tooMany, { count: texts.max, car, cars })}</p>}
    </>
  );
}
