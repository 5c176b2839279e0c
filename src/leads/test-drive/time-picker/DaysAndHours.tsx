import { type ReactNode, type Ref, type RefObject, useEffect, useState } from 'react';
import { type DayChoice, dayShown } from './time-choice.ts';
import type { TimePickerFacts } from './time-picker-facts.ts';

interface Props {
  id: string;
  texts: Pick<TimePickerFacts['texts'], 'day' | 'time'>;
  days: readonly DayChoice[];
  /** The selected time; `''` if none. */
  value: string;
  onPick: (at: string) => void;
  /** Ref to the radio button of the selected day. */
  leaf: RefObject<HTMLInputElement | null>;
}

/** A row of days, and the free times of the selected day. */
export function DaysAndHours({ id, texts, days, value, onPick, leaf }: Props) {
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const shown = dayShown(days, lookedAt, value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when another day is shown, because `leaf` is then another element.
  useEffect(() => bringIntoView(leaf.current?.parentElement), [leaf, shown]);
  return (
    <div className="times-picker">
      <fieldset className="times-days">
        <legend className="visually-hidden">{texts.day}</legend>
        <div className="times-row">
          {days.map(({ date, label, short }) => (
            <TimeRadio
              key={date}
              group={`${id}-day`}
              value={date}
              label={label}
              isChecked={date === shown?.date}
              onPick={setLookedAt}
              ref={date === shown?.date ? leaf : undefined}
            >
              {short.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </TimeRadio>
          ))}
        </div>
      </fieldset>
      <fieldset className="times-hours">
        <legend className="visually-hidden">{texts.time}</legend>
        <div className="times-row">
          {shown?.options.map((hour) => (
            <TimeRadio
              key={hour.value}
              group={`${id}-hour`}
              value={hour.value}
              label={`${hour.label}, ${shown.label}`}
              isChecked={hour.value === value}
              onPick={onPick}
            >
              <span>{hour.label}</span>
            </TimeRadio>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface RadioProps {
  /** `name` of the radio group; unique on the page. */
  group: string;
  value: string;
  /** Accessible name. */
  label: string;
  isChecked: boolean;
  onPick: (value: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
  children: ReactNode;
}

/**
 * A radio button for a day or a time. It is outside of any form, because a hidden field holds the value that is
 * posted.
 */
function TimeRadio({ group, value, label, isChecked, onPick, ref, children }: RadioProps) {
  return (
    <label>
      <input
        type="radio"
        form=""
        name={group}
        value={value}
        aria-label={label}
        checked={isChecked}
        onChange={() => onPick(value)}
        ref={ref}
      />
      {children}
    </label>
  );
}

/** Scrolls only the row of days; `scrollIntoView` would scroll the page too. */
function bringIntoView(leaf: HTMLElement | null | undefined): void {
  const row = leaf?.parentElement;
  if (!leaf || !row) return;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = leaf;
  const isBefore = offsetLeft < row.scrollLeft || offsetTop < row.scrollTop;
  const isBehind =
    offsetLeft + offsetWidth > row.scrollLeft + row.clientWidth ||
    offsetTop + offsetHeight > row.scrollTop + row.clientHeight;
  if (isBefore || isBehind) row.scrollTo({ left: offsetLeft - offsetWidth, top: offsetTop - offsetHeight });
}
