import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For controlled inputs of islands. Text typed before hydration is kept by the browser but not read by React, whose
 * next update would overwrite it (https://github.com/facebook/react/issues/12955). Calls `take` before that update if
 * the input differs from what was rendered. Uncontrolled inputs do not need this.
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
    // Server-rendered options have the `selected` attribute; options created by React do not.
    const rendered = [...input.options].find(({ defaultSelected }) => defaultSelected);
    return rendered !== undefined && !rendered.selected;
  }
  if (input.type === 'checkbox' || input.type === 'radio') return input.checked !== input.defaultChecked;
  // Browsers round a slider's value to its step, so the rendered value is rounded by a clone of the input.
  const rendered = input.cloneNode();
  if (!(rendered instanceof HTMLInputElement)) return false;
  rendered.value = input.defaultValue;
  return input.value !== rendered.value;
}
