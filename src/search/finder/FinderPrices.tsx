import type { FinderFieldProps } from './FinderSelect.tsx';
import { FinderTiles } from './FinderTiles.tsx';

/** Two rows of three on a phone, with the one for any price. */
const MAX_PRICES = 5;

interface PricesProps extends FinderFieldProps {
  /** What stands before and after a price. */
  upTo: readonly string[];
}

/** Prices as on a windscreen. */
export function FinderPrices({ upTo, ...props }: PricesProps) {
  const { field } = props;
  const [before, after] = upTo.map((part) => part.trim());
  return (
    <FinderTiles
      {...props}
      className="finder-prices"
      options={[...field.options.slice(0, MAX_PRICES), { key: '', value: '', label: field.any }]}
      contentOf={({ key, label }) => (
        <>
          {key && before && <small>{before}</small>} <strong>{label}</strong>{' '}
          {key && after && <small>{after}</small>}
        </>
      )}
    />
  );
}
