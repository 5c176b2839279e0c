import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For an input that React controls, in an island. A visitor may type or choose before the island is hydrated: the
 * browser keeps that, but React does not read it, and its next update would overwrite it
 * (https://github.com/facebook/react/issues/12955). Calls `take` before that update where the input holds something
 * else than was rendered. Uncontrolled inputs need none of this.
 */
export function useEarlyInput<Control extends HTMLInputElement | HTMLSelectElement = HTMLInputElement>(
  take: (input: Control) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const onEarlyInput = useEffectEvent(take);
  useLayoutEffect(() => {
    if (ref.current && isChanged(ref.current)) onEarlyInput(ref.current);
  }, []);
  return ref;
}

function isChanged(input: HTMLInputElement | HTMLSelectElement): boolean {
  if (input instanceof HTMLSelectElement) {
    // A server marks the option that it renders as chosen; React marks none where it makes the element itself.
    const rendered = [...input.options].find(({ defaultSelected }) => defaultSelected);
    return rendered !== undefined && !rendered.selected;
  }
  if (input.type === 'checkbox' || input.type === 'radio') return input.checked !== input.defaultChecked;
  // Browsers round the value of a slider to its step. A copy of the input rounds the rendered value in the same way.
  const rendered = input.cloneNode();
  if (!(rendered instanceof HTMLInputElement)) return false;
  rendered.value = input.defaultValue;
  return input.value !== rendered.value;
}
