/**
 * An island because any script or island can show toasts. It hydrates at the first toast; its live regions are in the
 * built page, because screen readers announce changes only in regions that already exist.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastBox } from './ToastBox.tsx';
import { $toast } from './toast.store.ts';

export function Toasts() {
  const said = useStore($toast);
  const dialog = useModalDialog(said);
  const box = <ToastBox said={said} onEnded={() => $toast.set(null)} />;
  return dialog ? createPortal(box, dialog) : box;
}

/** The open modal dialog, into which the toast is rendered, because everything outside is inert. */
function useModalDialog(said: unknown): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    const modal = said ? document.querySelector<HTMLDialogElement>('dialog:modal') : null;
    setDialog(modal);
    const leave = () => setDialog(null);
    modal?.addEventListener('close', leave);
    return () => modal?.removeEventListener('close', leave);
  }, [said]);
  return dialog;
}
