import type { FinderFieldProps } from './FinderSelect.tsx';
import { FinderTiles } from './FinderTiles.tsx';

/** The finder stays in the first screen of a phone; rarer bodies are in the filters of the search. */
const MAX_BODIES = 11;

/** Bodies as the lines of a register, each with its number of vehicles for what else is chosen. */
export function FinderBodies(props: FinderFieldProps) {
  const { field } = props;
  return (
    <FinderTiles
      {...props}
      className="finder-bodies"
      options={[{ key: '', value: '', label: field.any }, ...field.options.slice(0, MAX_BODIES)]}
      contentOf={({ label }, count) => (
        <>
          {label} <small className="figures">{count.toLocaleString('en-AU')}</small>
        </>
      )}
    />
  );
}
