import './share-list.css';
import { useState } from 'react';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './share-list-dialog.css?url';
import type { ShareTexts } from './share-texts.ts';

interface Props {
  /** Id of the dialog; unique on the page. */
  readonly id: string;
  readonly texts: ShareTexts;
  /** Returns the absolute URL to share; `name` is the sender, or ''. */
  readonly linkFrom: (name: string) => string;
  /** Asks for the sender's name. */
  readonly asksName?: boolean;
}

type CopyResult = { readonly role: 'status' | 'alert'; readonly text: string } | null;

/** Shares a list of vehicles by the system's share sheet or by a link to copy. */
export function ShareList({ id, texts, linkFrom, asksName = false }: Props) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <div className="share-list no-print">
      <button
        type="button"
        className="button button--quiet"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon name="share-2" />
        {texts.share}
      </button>
      {opener && (
        <Sheet
          id={id}
          title={texts.title}
          close={texts.close}
          onClosed={() => setOpener(null)}
          {...{ styles, opener }}
        >
          <ShareFields {...{ id, texts, linkFrom, asksName }} />
        </Sheet>
      )}
    </div>
  );
}

function ShareFields({ id, texts, linkFrom, asksName }: Required<Props>) {
  const [name, setName] = useState('');
  const [result, setResult] = useState<CopyResult>(null);
  const link = linkFrom(name);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setResult({ role: 'status', text: texts.copied });
    } catch {
      setResult({ role: 'alert', text: texts.copyFailed });
      document.querySelector<HTMLInputElement>(`#${id}-link`)?.select();
    }
  };
  // If the share sheet is cancelled, the dialog with the link stays open.
  const send = () =>
    navigator.share({ title: texts.message, text: texts.message, url: link }).catch(() => undefined);
  const words = (role: 'status' | 'alert') => (result?.role === role ? result.text : '');
  return (
    <div className="share-fields">
      {asksName && (
        <p>
          <label htmlFor={`${id}-from`}>{texts.from}</label>
          <span className="muted small" id={`${id}-hint`}>
            {texts.fromHint}
          </span>
          <input
            id={`${id}-from`}
            autoComplete="given-name"
            maxLength={30}
            aria-describedby={`${id}-hint`}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </p>
      )}
      <p>
        <label htmlFor={`${id}-link`}>{texts.link}</label>
        <input id={`${id}-link`} readOnly value={link} />
      </p>
      <div className="share-acts">
        <button type="button" className="button" onClick={copy}>
          {texts.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="button button--quiet" onClick={send}>
            {texts.send}
          </button>
        )}
        <span role="status" className="small">
          {words('status')}
        </span>
      </div>
      <p role="alert" className="small">
        {words('alert')}
      </p>
    </div>
  );
}
