import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fill } from '../../../values/fill.ts';
import type { SearchAction } from '../../state/search-state.ts';
import type { Chip, ScreenTexts } from '../search-view.ts';
import { chipKey, removeChip } from './remove-chip.ts';
import './chips.css';

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
  useEffect(() => {
    if (pressed.current === null) return;
    const next = Math.min(pressed.current, chips.length - 1);
    pressed.current = null;
    const button = list.current?.querySelectorAll('button')[next];
    if (chips.length > 0 && button) button.focus();
    else onEmptied();
  }, [chips, onEmptied]);
  if (chips.length === 0) return null;
  const act = (action: SearchAction, place: number) => {
    pressed.current = place;
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
