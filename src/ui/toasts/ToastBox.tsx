import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Toast } from './toast.store.ts';

const MIN_MS = 5000;
/** Reading time of a slow reader. */
const MS_PER_CHARACTER = 80;
/** The live region is emptied for this long before each toast, so that repeated texts are announced again. */
const EMPTY_MS = 100;

interface Props {
  said: Toast | null;
  onEnded: () => void;
}

/** One toast. It disappears after a while, but not while it is hovered or has the focus. */
export function ToastBox({ said, onEnded }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const referringPage = useRef<Element | null>(null);
  const shown = useShown(said);
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(() => {
    const hadFocus = box.current?.contains(document.activeElement);
    setHeld(false);
    onEnded();
    if (hadFocus && referringPage.current instanceof HTMLElement)
      referringPage.current.focus({ preventScroll: true });
    referringPage.current = null;
  });
  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(() => end(), Math.max(MIN_MS, lengthOf(shown) * MS_PER_CHARACTER));
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  useEffect(() => {
    if (!shown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape closes the toast, not the dialog below it.
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [shown]);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setHeld(true);
    if (relatedTarget && !currentTarget.contains(relatedTarget)) referringPage.current = relatedTarget;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by these events; they only tell that somebody reads.
    <div
      ref={box}
      className="toast no-print"
      data-shown={shown ? '' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      <p aria-live="polite" aria-atomic="true">
        {shown && !shown.isAlert && <Words {...shown} />}
      </p>
      <p aria-live="assertive" aria-atomic="true">
        {shown?.isAlert && <Words {...shown} />}
      </p>
      {shown && (
        <button type="button" aria-label={shown.closeLabel} onClick={() => end()}>
          ×
        </button>
      )}
    </div>
  );
}

/** Delays a new toast, so that the live region is empty first. */
function useShown(said: Toast | null): Toast | null {
  const [shown, setShown] = useState<Toast | null>(null);
  useEffect(() => {
    setShown(null);
    const timer = setTimeout(() => setShown(said), EMPTY_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return shown;
}

function lengthOf({ title = '', text, link }: Toast): number {
  return title.length + text.length + (link?.label.length ?? 0);
}

function Words({ title, text, link }: Toast) {
  return (
    <>
      {title && <strong>{title}</strong>} {text} {link && <a href={link.href}>{link.label}</a>}
    </>
  );
}
