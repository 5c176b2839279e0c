/**
 * An island because the price may have changed or disappeared since the build. It hydrates at the first change of the
 * vehicle.
 */
import { useStore } from '@nanostores/react';
import { formatMoney } from '../../values/money.ts';
import { $liveChange } from './live-change.store.ts';

interface Props {
  readonly built: { readonly isPriced: boolean; readonly text: string; readonly typeText: string | null };
  readonly noPriceText: string;
  readonly currency: string;
}

export function LivePrice({ built, noPriceText, currency }: Props) {
  const { price } = useStore($liveChange, { ssr: 'initial' });
  const text = price === undefined ? built.text : price === null ? noPriceText : formatMoney(price, currency);
  const isPriced = price === undefined ? built.isPriced : price !== null;
  return (
    <p className="live-price" ref={keepHeight}>
      <strong className={isPriced ? 'amount figures' : 'amount figures none'}>{text}</strong>
      {built.typeText && (
        // Hidden instead of removed when there is no price, to keep the height.
        <span className="muted" style={price === null ? { visibility: 'hidden' } : undefined}>
          {` ${built.typeText}`}
        </span>
      )}
    </p>
  );
}

/** Prevents layout shift when the new text is shorter. */
function keepHeight(line: HTMLElement | null): void {
  if (line) line.style.minHeight = `${line.getBoundingClientRect().height}px`;
}
