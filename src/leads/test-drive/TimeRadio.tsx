import type { ReactNode, Ref } from 'react';

interface Props {
  /** Name of the group, unique on the page. */
  group: string;
  value: string;
  /** What a screen reader says. */
  label: string;
  isChecked: boolean;
  onPick: (value: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
  children: ReactNode;
}

/** A day or a time of day. It belongs to no form: the picker's own field holds what is sent. */
export function TimeRadio({ group, value, label, isChecked, onPick, ref, children }: Props) {
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
