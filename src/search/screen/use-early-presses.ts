import { type RefObject, useEffect } from 'react';

/** Presses the buttons again that a shopper pressed before hydration; early-input.js of the listing has marked them. */
export function useEarlyPresses(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = root.current?.querySelectorAll<HTMLButtonElement>('button[data-pressed]') ?? [];
    // After the effects that take up the address: a press changes what that asks for.
    queueMicrotask(() => {
      for (const button of pressed) {
        delete button.dataset['pressed'];
        button.click();
      }
    });
  }, [root]);
}
