/**
 * An island because it shows what any script or island says in passing. It hydrates when something is said for the
 * first time; its regions are in the page before that, because screen readers announce only what changes in a region
 * that they know.
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

/** The dialog that is open when something is said: the page behind it can be neither heard nor pressed. */
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
