import type { TimeGroup } from './time-choice.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly TimeGroup[];
  /** Label of the empty option. */
  readonly none: string;
  /** The option selected initially. */
  readonly chosen: string | undefined;
  readonly isRequired?: boolean;
  readonly isInvalid: boolean;
  /** Id of the hint or error. */
  readonly describedBy: string | undefined;
}

/**
 * Free times as a native `<select>`, grouped by day: on the page that moves a test drive, and for booking without
 * JavaScript. Each option includes its day, because a closed select shows the option without its group.
 */
export function FreeTimesSelect({
  id,
  groups,
  none,
  chosen = '',
  isRequired,
  isInvalid,
  describedBy,
}: Props) {
  return (
    <select
      id={id}
      name="booking_at"
      defaultValue={chosen}
      required={isRequired}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    >
      <option value="">{none}</option>
      {groups.map(({ label: day, options }) => (
        <optgroup key={day} label={day}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>{`${label}, ${day}`}</option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
