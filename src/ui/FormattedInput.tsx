import { type ComponentProps, useEffect, useRef } from 'react';
import type { InputFormat } from '../values/input/format-typed.ts';
import { useEarlyInput } from './hydration/use-early-input.ts';
import { formatTypedIn, type InputBefore, inputBefore } from './use-format.ts';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'ref'> {
  value: string;
  /** Called with the formatted text after each change. */
  onType: (text: string) => void;
  /** Called when the input loses the focus, also if that happened before hydration. */
  onLeave?: () => void;
  format?: InputFormat | undefined;
}

/** A controlled text input that formats while typing and keeps text typed before hydration. */
export function FormattedInput({ format, onType, onLeave, ...attributes }: Props) {
  const ref = useEarlyInput((input) => {
    onType(input.value);
    if (document.activeElement !== input) onLeave?.();
  });
  const before = useRef<InputBefore>(null);
  // A native listener, because React's onBeforeInput does not report deletions.
  useEffect(() => {
    const input = ref.current;
    const note = () => {
      before.current = input && inputBefore(input);
    };
    input?.addEventListener('beforeinput', note);
    return () => input?.removeEventListener('beforeinput', note);
  }, [ref]);
  return (
    <input
      {...attributes}
      ref={ref}
      onBlur={onLeave}
      onChange={({ currentTarget, nativeEvent }) => {
        if (format) formatTypedIn(currentTarget, format, nativeEvent, before.current);
        onType(currentTarget.value);
      }}
    />
  );
}
