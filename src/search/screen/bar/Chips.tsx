import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fill } from '../../../values/fill.ts';
import type { SearchAction } from '../../state/search-state.ts';
import type { Chip, ScreenTexts } from '../search-view.ts';
import { chipKey, removeChip } from './remove-chip.ts';
import './chips.css';

/** Time for the second click of a double click; after half a second the move would count as a layout shift. */
const DOUBLE_CLICK_MS = 400;

interface Props {
  chips: readonly Chip[];
  texts: ScreenTexts;
  dispatch: (action: SearchAction) => void;
  /** Called when the last chip, which had the focus, was removed. */
  onEmptied: () => void;
}

/** The active filters, each of which can be removed. */
export function Chips({ chips, texts, dispatch, onEmptied }: Props) {
  const list = useRef<HTMLUListElement>(null);
  /** Index of the chip that was pressed: its neighbour gets the focus. */
  const pressed = useRef<number | null>(null);
  /** Height that the emptied row keeps for a moment: the second click would open the car that moves up. */
  const [keptHeight, setKeptHeight] = useState(0);
  useEffect(() => {
    if (pressed.current === null) return;
    const next = Math.min(pressed.current, chips.length - 1);
    pressed.current = null;
    const button = list.current?.querySelectorAll('button')[next];
    if (chips.length > 0 && button) button.focus();
    else onEmptied();
  }, [chips, onEmptied]);
  useEffect(() => {
    if (keptHeight === 0) return;
    const timer = setTimeout(() => setKeptHeight(0), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, [keptHeight]);
  if (chips.length === 0)
    return keptHeight > 0 ? <div className="chips" style={{ height: keptHeight }} /> : null;
  const act = (action: SearchAction, place: number) => {
    pressed.current = place;
    setKeptHeight(list.current?.offsetHeight ?? 0);
    dispatch(action);
  };
  return (
    <ul ref={list} role="list" className="chips" aria-label={texts.applied}>
      {chips.map((chip, place) => (
        <li key={chipKey(chip)}>
          <button
            type="button"
            className="chip"
            aria-label={fill(texts.remove, { filter: chip.label })}
            onClick={() => act(removeChip(chip), place)}
          >
            <span>{chip.label}</span>
            <Icon name="x" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" onClick={() => act({ type: 'clear-all' }, 0)}>
          {texts.clearAll}
        </button>
      </li>
    </ul>
  );
}
