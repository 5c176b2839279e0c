import type { TimeGroup } from './time-choice.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly TimeGroup[];
  /** Label of the option that is no time. */
  readonly none: string;
  /** The time that is chosen to begin with. */
  readonly chosen?: string | undefined;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  /** Id of its hint or error. */
  readonly describedBy?: string | undefined;
}

/**
 * Free times as the browser's own list, grouped by day: for the page that moves a test drive, and for the form that books
 * one where there is no JavaScript. An option is shown alone once it is chosen, so it names its day too.
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
