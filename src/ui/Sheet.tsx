import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useDialog } from './use-dialog.ts';

interface Props {
  id: string;
  title: string;
  /** Name of the button that closes it. */
  close: string;
  /** What opened it, and is focused afterwards; null while it is closed. */
  opener: HTMLElement | null;
  onClosed: () => void;
  /** Address of a style sheet of its own. */
  styles: string;
  children: ReactNode;
}

/**
 * A dialog that comes from below on phones and stands in the middle of wide screens. The back button, Escape and a
 * press beside it close it.
 */
export function Sheet({ id, title, close, opener, onClosed, styles, children }: Props) {
  const dialog = useDialog(opener !== null, opener);
  return (
    <>
      {/* React shows the dialog when its styles are there. The page itself needs none of them. */}
      <link rel="stylesheet" href={styles} precedence="dialog" />
      <dialog ref={dialog} className="sheet" id={id} aria-labelledby={`${id}-title`} onClose={onClosed}>
        <div className="sheet-head">
          <h2 className="sheet-title" id={`${id}-title`}>
            {title}
          </h2>
          <button
            type="button"
            className="sheet-close"
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="sheet-body">{children}</div>
      </dialog>
    </>
  );
}
