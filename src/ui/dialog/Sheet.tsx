import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useDialog } from './use-dialog.ts';

interface Props {
  id: string;
  title: string;
  /** Accessible name of the close button. */
  close: string;
  /** The element that opened the sheet, which gets the focus back; null while the sheet is closed. */
  opener: HTMLElement | null;
  onClosed: () => void;
  /** URL of the style sheet for the dialog's content. */
  styles: string;
  children: ReactNode;
}

/**
 * A dialog: a bottom sheet on phones, centred on wide screens. The Back button, Escape and a press on the backdrop
 * close it.
 */
export function Sheet({ id, title, close, opener, onClosed, styles, children }: Props) {
  const dialog = useDialog(opener !== null, opener);
  return (
    <>
      {/* React delays rendering the dialog until this style sheet is loaded; the page itself does not load it. */}
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
