import { useState } from 'react';
import type { Range } from '../../state/search-state.ts';
import type { RangeGroup } from '../search-view.ts';
import { useScreen } from '../use-screen.ts';
import { formatAmount } from '../view/format-amount.ts';
import { nearestStop } from '../view/range-stops.ts';
import { moveThumb, type RangeEnd, rangeOf, type Thumbs, thumbsOf, typeThumb } from '../view/range-values.ts';
import { RangeField } from './RangeField.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import './range-filter.css';
import { useDebounce } from '../use-debounce.ts';

/** "Slider refinement debounce 400 ms" (stock and vehicle §5). */
const SLIDER_DELAY_MS = 400;
const ends = ['min', 'max'] as const;

interface Props {
  group: RangeGroup;
}

/** A range with two thumbs and two inputs. */
export function RangeFilter({ group }: Props) {
  const { facts, texts, pending, dispatch } = useScreen();
  const { attribute, unit, chosen, stops } = group;
  /** The range while a thumb is dragged, before the debounced search; otherwise null. */
  const [moved, setMoved] = useState<Range | null>(null);
  const debounce = useDebounce(SLIDER_DELAY_MS, pending);
  const wanted = moved ?? chosen;
  const thumbs = thumbsOf(wanted, group);
  // The other end keeps its value, even outside the slider, which covers only the remaining cars.
  const withEnd = (end: RangeEnd, next: Thumbs) => ({ ...wanted, [end]: rangeOf(next, group)[end] });
  const tell = (range: Range) => {
    debounce.cancel();
    setMoved(null);
    if (range.min !== chosen.min || range.max !== chosen.max) dispatch({ type: 'range', attribute, range });
  };
  const names = { min: texts.from, max: texts.to };
  const format = (value: number) => formatAmount(value, unit, facts);
  const formatEnd = (value: number | null) => (value === null ? '' : format(value));
  return (
    <div className="range">
      <RangeSlider
        scale={{ min: 0, max: stops.length - 1, step: 1 }}
        thumbs={{ min: nearestStop(thumbs.min, stops), max: nearestStop(thumbs.max, stops) }}
        histogram={group.histogram}
        nameOf={(end) => `${group.label}: ${names[end]}`}
        textOf={(end) => format(thumbs[end])}
        onMove={(end, position) => {
          const range = withEnd(end, moveThumb(thumbs, end, stops[position] ?? thumbs[end]));
          setMoved(range);
          debounce.later(() => tell(range));
        }}
      />
      <div className="range-fields">
        {ends.map((end: RangeEnd) => (
          <RangeField
            key={end}
            label={names[end]}
            placeholder={format(end === 'min' ? group.min : group.max)}
            text={formatEnd(wanted[end])}
            onCommit={(text) => {
              const next = typeThumb(thumbs, end, text, group);
              if (next !== thumbs) tell(withEnd(end, next));
            }}
          />
        ))}
      </div>
    </div>
  );
}
