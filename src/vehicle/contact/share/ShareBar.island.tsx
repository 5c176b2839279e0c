/**
 * An island because it opens the system's share sheet, copies the address and shows the progress of the PDF. It
 * hydrates at the first touch; without JavaScript its links lead to the services, the print page and the PDF.
 */
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type PageData, readPageData } from '../../../ui/hydration/page-data.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fill } from '../../../values/fill.ts';
import { fetchDocument } from './fetch-document.api.ts';
import { ShareServices } from './ShareServices.tsx';
import type { ShareBarFacts } from './share-facts.ts';
import { shareLinks } from './share-links.ts';

const SERVICES = 'share-links';

/** A confirmation disappears after a while; an error stays until the next attempt. */
type Notice = { readonly role: 'status' | 'alert'; readonly words: string };
const noNotice: Notice = { role: 'alert', words: '' };

/** The page's URL without the query and fragment that campaigns or the gallery have added. */
const address = () => new URL(location.pathname, location.href).href;

export function ShareBar({ facts: handed }: { facts: PageData<ShareBarFacts> }) {
  const facts = useMemo(() => readPageData(handed), [handed]);
  const { url, message, label, print, pdf, copy } = facts;
  const links = shareLinks(facts, facts.services, facts.emailLabel);
  const services = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState(noNotice);
  const doneMs = (copy?.doneSeconds ?? 0) * 1000;
  useEffect(() => {
    if (notice.role !== 'status') return;
    const timer = setTimeout(() => setNotice(noNotice), doneMs);
    return () => clearTimeout(timer);
  }, [notice, doneMs]);

  /** Without a system share sheet the button opens the list of services, as without JavaScript. */
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    navigator.share({ title: message, text: message, url: address() }).catch((error: unknown) => {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) services.current?.showPopover();
    });
  };
  const copyAddress = async ({ done, failed }: NonNullable<ShareBarFacts['copy']>) => {
    try {
      await navigator.clipboard.writeText(address());
      setNotice({ role: 'status', words: done });
    } catch {
      setNotice({ role: 'alert', words: fill(failed, { url: address() }) });
    }
  };
  return (
    <div className="share-bar no-print">
      <ul role="list" className="small">
        {links.length > 0 && (
          <li>
            <button type="button" className="share-control" popoverTarget={SERVICES} onClick={share}>
              <Icon name="share-2" />
              <span>{label}</span>
            </button>
          </li>
        )}
        {print && (
          <li>
            <a className="share-control" href={print.href} target="_blank" rel="noopener" data-event="print">
              <Icon name="printer" />
              <span>{print.label}</span>
            </a>
          </li>
        )}
        {pdf && (
          <li>
            <PdfLink pdf={pdf} onMessage={(words) => setNotice({ role: 'alert', words })} />
          </li>
        )}
        {copy && (
          <li>
            <button type="button" className="share-control share-copy" onClick={() => void copyAddress(copy)}>
              <Icon name="link" />
              <span>{copy.label}</span>
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="small">
        {notice.role === 'status' && notice.words}
      </p>
      <p role="alert" className="small">
        {notice.role === 'alert' && notice.words}
      </p>
      {copy && (
        <p role="alert" className="if-unhydrated small">
          {fill(copy.failed, { url })}
        </p>
      )}
      {links.length > 0 && <ShareServices id={SERVICES} ref={services} label={label} links={links} />}
    </div>
  );
}

/** Some browsers read the file only some time after the click, so the object URL is revoked late. */
const READ_MS = 60_000;

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), READ_MS);
}

interface PdfLinkProps {
  pdf: NonNullable<ShareBarFacts['pdf']>;
  /** Called with an error message; `''` clears it. */
  onMessage: (words: string) => void;
}

function PdfLink({ pdf: { label, href, file, preparing, failed }, onMessage }: PdfLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async (event: MouseEvent) => {
    // With a modifier key the browser opens a tab or a window, or downloads.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy) return;
    onMessage('');
    setBusy(true);
    const fetched = await fetchDocument(href, failed);
    if ('file' in fetched) save(fetched.file, file);
    else onMessage(fetched.problem);
    setBusy(false);
  };
  return (
    <a
      className="share-control"
      href={href}
      download={file}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => void download(event)}
    >
      <Icon name="file-down" />
      <span>{isBusy ? preparing : label}</span>
    </a>
  );
}
