import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { $twoInRow } from './two-in-row.store.ts';
import './two-in-row.css';

/** Two cards a row instead of one; offered on a phone, where one fills the width. */
export function TwoInRow({ label }: { label: string }) {
  const isOn = useStore($twoInRow, { ssr: () => false });
  // An attribute of the root, because CSS must lay out the built cards too, which React does not render.
  useEffect(
    () => $twoInRow.subscribe((on) => void document.documentElement.toggleAttribute('data-two-in-row', on)),
    [],
  );
  return (
    <button
      type="button"
      className="two-in-row needs-script"
      aria-label={label}
      aria-pressed={isOn}
      onClick={() => $twoInRow.set(!isOn)}
    >
      <Icon name="columns" />
    </button>
  );
}
